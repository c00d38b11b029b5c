import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { toastManager } from './show-toast.ts';

/** Administrators work through lists, so their toasts make way sooner. */
export const TOAST_MS = { standard: 5000, admin: 3000, fade: 300 } as const;

/** More would cover a phone's screen; the oldest are hidden. */
const SHOWN_AT_ONCE = 4;

interface ToastAreaProps {
  /** How long a toast is shown. Hover and focus pause the timer. */
  shownMs?: number;
}

export function ToastArea({ shownMs = TOAST_MS.standard }: ToastAreaProps) {
  return (
    <Toast.Provider toastManager={toastManager} timeout={shownMs} limit={SHOWN_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={uiCopy.notifications}
          className="fixed inset-x-4 top-4 z-60 grid gap-3 tablet:top-22 tablet:left-auto tablet:w-96 print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  return Toast.useToastManager().toasts.map((toast) => {
    const { colours, Icon } = appearanceOf(toast.type);
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // A toast needs no answer, so it is an announcement and not a dialog, which is Base UI's default.
        role={toast.type === 'error' ? 'alert' : 'status'}
        aria-modal={undefined}
        tabIndex={-1}
        style={FADE}
        className={`${TOAST} ${colours}`}
      >
        <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
        <Toast.Description className="grow wrap-anywhere" />
        <Toast.Close
          aria-label={uiCopy.dismissNotification}
          aria-hidden={undefined}
          className="-my-1.5 -mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-[rgb(0_0_0/0.15)] focus-visible:outline-offset-0 focus-visible:outline-current"
        >
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

// Base UI removes the toast when this transition ends.
const FADE: CSSProperties = { transitionDuration: `${TOAST_MS.fade}ms` };

const TOAST =
  'flex items-start gap-3 rounded-m px-4 py-3.5 leading-snug font-medium shadow-high transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 motion-reduce:transition-none';

function appearanceOf(type: string | undefined) {
  if (type === 'error') return { colours: 'bg-apple text-sheet', Icon: CircleAlert };
  if (type === 'warning') return { colours: 'bg-honey text-ink', Icon: TriangleAlert };
  if (type === 'generic') return { colours: 'bg-stone text-sheet', Icon: Info };
  return { colours: 'bg-leaf text-sheet', Icon: CircleCheck };
}
