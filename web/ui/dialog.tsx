import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The row of buttons at the bottom, visible however long the content is. */
  actions?: ReactNode;
  width?: 'narrow' | 'wide';
  /** A click outside does not close it, because something was typed or chosen in it. */
  holdsInput?: boolean;
  /** Gets the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: FinalFocus;
}

export type FinalFocus = NonNullable<ComponentProps<typeof BaseDialog.Popup>['finalFocus']>;

/** The one dialog: at most 90vh high, scrolls inside, traps the focus and returns it. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'narrow',
  holdsInput = false,
  finalFocus = true,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={holdsInput}
      onOpenChange={(nowOpen) => !nowOpen && onClose()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <BaseDialog.Popup finalFocus={finalFocus} className={`${POPUP} ${WIDTHS[width]}`}>
          <BaseDialog.Title className="border-b border-line py-5 pr-16 pl-6 text-large wrap-anywhere low:py-3">
            {title}
          </BaseDialog.Title>
          <div className={BODY}>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 py-5 low:py-3 lowest:overflow-visible">
              {children}
            </div>
            {actions && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-tablet:[&>*]:grow low:gap-2 low:px-3 low:py-2 low:[&>*]:px-3.5">
                {actions}
              </div>
            )}
          </div>
          {/* Last in the DOM, so that the focus starts on the first field. */}
          <BaseDialog.Close
            aria-label={uiCopy.close}
            className="absolute top-2 right-3 low:top-0.5 grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-leaf-wash"
          >
            <X aria-hidden="true" size={22} />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const POPUP =
  'fixed inset-0 z-50 m-auto grid h-fit max-h-[90vh] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-m bg-sheet shadow-high transition-[opacity,scale] duration-200 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0 motion-reduce:transition-none data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:bg-shade';

/** The content scrolls above the buttons; where there is hardly any height, they scroll with it. */
const BODY =
  'grid min-h-0 grid-rows-[minmax(0,1fr)_auto] lowest:block lowest:overflow-y-auto lowest:overscroll-contain';

const WIDTHS = {
  narrow: 'w-[min(32rem,100vw-2rem)]',
  wide: 'w-[min(46rem,100vw-2rem)]',
} as const;
