import { Minus, Pause, Play, Plus, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { BarButton } from '../pdf-viewer/bar-button.tsx';
import { BoardPanel } from './board-panel.tsx';
import { type BoardStore, useBoardState } from './board-store.ts';
import { playChime, prepareChime } from './chime.ts';
import {
  clockText,
  hasRunDown,
  isRunning,
  startOrPause,
  timeLeft,
  type Timer,
  TIMER_MINUTES,
  timerOf,
} from './timer.ts';
import { useNow } from './use-now.ts';

const copy = boardCopy.timer;

interface TimerPanelProps {
  board: BoardStore;
  /** In the area of the page between the bars, and not over the whole window. */
  isOverPage: boolean;
}

export function TimerPanel({ board, isOverPage }: TimerPanelProps) {
  const timer = useBoardState(board, (state) => state.timer);
  return (
    timer && (
      <Countdown
        timer={timer}
        className={isOverPage ? OVER_PAGE : CORNER}
        onChange={(to) => board.act({ type: 'set-timer', timer: to })}
      />
    )
  );
}

interface CountdownProps {
  timer: Timer;
  className: string;
  onChange: (timer: Timer | null) => void;
}

function Countdown({ timer, className, onChange }: CountdownProps) {
  const now = useNow();
  const [hasSound, setSound] = useState(false);
  const isOver = hasRunDown(timer, now);
  const runs = isRunning(timer, now);
  useEffect(() => {
    if (isOver && hasSound) playChime();
  }, [isOver, hasSound]);

  return (
    <BoardPanel label={copy.label} onClose={() => onChange(null)} className={className}>
      <p
        role="timer"
        aria-label={copy.left}
        className={`rounded-m px-4 text-center text-[clamp(4rem,min(12vw,22vh),11rem)] leading-tight font-semibold low:text-[clamp(2rem,15vh,5rem)] lowest:-mt-9 lowest:self-center low:leading-none tabular-nums ${isOver ? 'bg-apple text-sheet' : ''}`}
      >
        {clockText(timeLeft(timer, now))}
      </p>
      {/* Always there, because a screen reader only announces changes of a region it knows. */}
      <output className="min-h-8 text-center text-large font-semibold text-apple-deep low:min-h-0">
        {isOver ? copy.end : ''}
      </output>
      <div className="flex flex-wrap items-center justify-center gap-1">
        <BarButton
          label={copy.fewer}
          Icon={Minus}
          disabled={runs}
          onClick={() => onChange(timerOf(timer.minutes - 1))}
        />
        {TIMER_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-label={copy.minutes(minutes)}
            aria-pressed={timer.minutes === minutes}
            onClick={() => onChange(timerOf(minutes))}
            className={MINUTES}
          >
            {minutes}
          </button>
        ))}
        <BarButton
          label={copy.more}
          Icon={Plus}
          disabled={runs}
          onClick={() => onChange(timerOf(timer.minutes + 1))}
        />
        <BarButton
          label={runs ? copy.pause : copy.start}
          shortcut="R"
          Icon={runs ? Pause : Play}
          onClick={() => onChange(startOrPause(timer, Date.now()))}
        />
        <BarButton
          label={copy.reset}
          Icon={RotateCcw}
          onClick={() => onChange(timerOf(timer.minutes))}
        />
        <BarButton
          label={hasSound ? copy.soundOn : copy.soundOff}
          Icon={hasSound ? Volume2 : VolumeX}
          onClick={() => {
            prepareChime();
            setSound(!hasSound);
          }}
        />
      </div>
    </BoardPanel>
  );
}

/**
 * Also over a blank screen, for a task without a slide. Between the bars, of which the upper has two lines on a phone,
 * except where these leave no room.
 */
const CORNER =
  'z-25 top-16 right-4 max-h-[calc(100%-8rem)] max-tablet:top-21 max-tablet:max-h-[calc(100%-9.5rem)] max-w-[calc(100%-2rem)] low:gap-1 low:p-2 lowest:top-0 lowest:max-h-full';
/** Beside the notes the page is between the bars, and on a phone it is low: the panel may be as high. */
const OVER_PAGE =
  'z-25 top-2 right-2 max-h-[calc(100%-1rem)] max-w-[calc(100%-1rem)] max-tablet:gap-1 max-tablet:p-2 low:top-1 low:max-h-[calc(100%-0.5rem)] low:gap-0 low:p-1.5 lowest:top-0 lowest:max-h-full lowest:p-1';
const MINUTES =
  'size-11 cursor-pointer rounded-full border-[1.5px] border-line-strong font-semibold tabular-nums hover:bg-leaf-wash aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-sheet';
