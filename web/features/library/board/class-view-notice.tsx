import { X } from 'lucide-react';
import { useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { BarButton } from '../pdf-viewer/bar-button.tsx';
import type { ClassLinkStatus } from './class-link.ts';

const { hint, alone } = boardCopy.classView;

interface ClassViewNoticeProps {
  status: ClassLinkStatus;
  page: number;
}

/** How to bring this window to the board, until a page is turned there, and that the presenter window is closed. */
export function ClassViewNotice({ status, page }: ClassViewNoticeProps) {
  const [read, setRead] = useState<string>();
  const [firstPage] = useState(page);
  const text = status === 'alone' ? alone : hint;
  if (page !== firstPage && read === undefined) setRead(hint);
  return (
    <output className="absolute inset-x-4 top-16 z-15 grid justify-center [:fullscreen_&]:has-data-hint:hidden">
      {read !== text && (
        <div
          data-hint={status === 'alone' ? undefined : true}
          className="flex items-center gap-3 rounded-m bg-sheet py-1 pr-1 pl-4 text-ink shadow-high [--color-focus:var(--color-sky)]"
        >
          <p>{text}</p>
          <BarButton label={boardCopy.close} Icon={X} onClick={() => setRead(text)} />
        </div>
      )}
    </output>
  );
}
