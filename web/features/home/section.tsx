import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  text?: string;
  /** The two backgrounds alternate down the page. */
  ground: 'paper' | 'sheet';
  /** Whether the section is printed. */
  onPaper?: boolean;
  children: ReactNode;
}

/** A part of the home page under its own heading. */
export function Section({ heading, text, ground, onPaper = true, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`py-14 tablet:py-20 print:break-inside-avoid print:border-0 print:py-4 ${ground === 'sheet' ? 'border-y border-line bg-sheet' : ''} ${onPaper ? '' : 'print:hidden'}`}
    >
      <div className="wrap-wide">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {text !== undefined && <p className="mt-3 max-w-prose text-large text-ink-soft">{text}</p>}
        {children}
      </div>
    </section>
  );
}
