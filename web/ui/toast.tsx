import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import type { ToastMessage, ToastType } from './show-toast.ts';

interface ToastProps {
  message: ToastMessage;
  hidden: boolean;
  /** Undefined while the timer is paused. */
  shownMs: number | undefined;
  fadeMs: number;
  onGone: () => void;
}

/** A message that fades after its time, or when it is closed. */
export function Toast({ message, hidden, shownMs, fadeMs, onGone }: ToastProps) {
  const [ending, setEnding] = useState(false);
  const isFading = useRef(false);
  const end = () => {
    if (ending) return;
    setEnding(true);
    // Where a transition ends, that removes the toast; where motion is reduced there is none.
    setTimeout(() => isFading.current || onGone(), fadeMs);
  };
  useTimer(ending ? undefined : shownMs, end);
  const { action } = message;
  const act = () => {
    if (ending) return;
    end();
    action?.run();
  };
  const { colours, Icon } = APPEARANCES[message.type];
  return (
    <div
      role={message.type === 'error' ? 'alert' : 'status'}
      data-ending-style={ending ? '' : undefined}
      hidden={hidden}
      onTransitionRun={() => {
        isFading.current = ending;
      }}
      onTransitionEnd={() => ending && onGone()}
      style={{ transitionDuration: `${fadeMs}ms` }}
      className={`${TOAST} ${colours}`}
    >
      <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
      <p className="grow wrap-anywhere">{message.text}</p>
      {action && (
        <button type="button" onClick={act} className={ACTION}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={uiCopy.dismissNotification}
        onClick={end}
        onKeyDown={({ key }) => key === 'Escape' && end()}
        className="-my-1.5 -mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-[rgb(0_0_0/0.15)] focus-visible:outline-offset-0 focus-visible:outline-current"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}

/** Runs the action after a time; the time begins again when it changes. */
function useTimer(ms: number | undefined, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

const TOAST =
  'flex items-start gap-3 rounded-m px-4 py-3.5 leading-snug font-medium shadow-high transition-opacity data-ending-style:opacity-0 starting:opacity-0 motion-reduce:transition-none [&[hidden]]:hidden';

const ACTION =
  '-my-1.5 min-h-9 shrink-0 cursor-pointer rounded-s px-2 font-semibold underline underline-offset-4 hover:bg-[rgb(0_0_0/0.15)] focus-visible:outline-offset-0 focus-visible:outline-current';

const APPEARANCES: Record<ToastType, { colours: string; Icon: typeof Info }> = {
  success: { colours: 'bg-leaf text-sheet', Icon: CircleCheck },
  error: { colours: 'bg-apple text-sheet', Icon: CircleAlert },
  warning: { colours: 'bg-honey text-ink', Icon: TriangleAlert },
  generic: { colours: 'bg-stone text-sheet', Icon: Info },
};
