import type { ReactNode } from 'react';

/** The width and the heading of most pages; Home and the sign-in pages have their own. */
export function PageBody({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="wrap-wide py-9 pb-20 lowest:pt-3 print:py-4">
      <h1 className="mb-6 text-heading lowest:mb-3">{heading}</h1>
      {children}
    </div>
  );
}
