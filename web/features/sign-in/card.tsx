import { type ReactNode, useEffect, useRef } from 'react';

interface CardProps {
  heading: string;
  switcher?: ReactNode;
  introduction?: ReactNode;
  footer?: ReactNode;
  /** The element that had the focus was removed, so the heading gets it. */
  takeFocus?: boolean;
  children: ReactNode;
}

/** A card with a minimum height where there is room, so that it changes little between the steps. */
export function Card({
  heading,
  switcher,
  introduction,
  footer,
  takeFocus = false,
  children,
}: CardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) title.current?.focus();
  }, [takeFocus]);
  return (
    <div className="ruled grid grow content-start justify-items-center px-4 py-8 lowest:py-3 tablet:py-14">
      <div className="grid w-full max-w-120 tablet:min-h-140 content-start gap-6 rounded-l border border-line bg-sheet p-5 shadow-low tablet:p-10">
        <div className="grid gap-4">
          <h1 ref={title} tabIndex={-1} className="text-card">
            {heading}
          </h1>
          {switcher}
          {introduction && <p className="text-ink-soft">{introduction}</p>}
        </div>
        {children}
        {footer}
      </div>
    </div>
  );
}
