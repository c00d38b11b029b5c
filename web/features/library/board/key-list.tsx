import { boardCopy } from '../../../copy/board.ts';
import { BoardPanel } from './board-panel.tsx';

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <BoardPanel label={boardCopy.keys} onClose={onClose} className={MIDDLE}>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-6 tablet:grid-cols-[auto_1fr] gap-y-1.5 overflow-y-auto">
        {boardCopy.keyList.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </BoardPanel>
  );
}

const MIDDLE =
  'z-30 top-1/2 left-1/2 max-h-[calc(100%-2rem)] w-[min(36rem,100%-2rem)] -translate-1/2';
