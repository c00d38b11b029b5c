import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { BarButton } from '../pdf-viewer/bar-button.tsx';

interface BoardPanelProps {
  label: string;
  /** Its position, size and layer: the blank screen is at `z-20`, the timer at `z-25`, and what was opened last above them. */
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel above the page. The page below goes on: its keys still turn it. Closed, it gives the focus back to whoever uses
 * the keyboard; after a click Enter and Space turn the page.
 */
export function BoardPanel({ label, className, onClose, children }: BoardPanelProps) {
  useEffect(() => {
    const before = document.querySelector<HTMLElement>(':focus-visible');
    return () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      aria-label={label}
      className={`absolute flex flex-col gap-3 overflow-y-auto rounded-l bg-sheet p-4 text-ink shadow-high [--color-focus:var(--color-sky)] ${className}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-large">{label}</h2>
        <BarButton label={boardCopy.close} Icon={X} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
