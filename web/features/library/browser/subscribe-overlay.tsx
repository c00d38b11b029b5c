import type { ReactNode } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Lies over what a school without a subscription cannot use. */
export function SubscribeOverlay({ children }: { children: ReactNode }) {
  const { heading, explanation, pricing } = browserCopy.subscribe;
  return (
    <div className="relative grid">
      <div inert aria-hidden="true" className="col-start-1 row-start-1 opacity-40">
        {children}
      </div>
      <div className="z-10 col-start-1 row-start-1 grid place-items-center p-4">
        <section
          aria-labelledby="subscribe-required"
          className="grid max-w-120 justify-items-center gap-4 rounded-l border border-line bg-sheet px-6 py-9 text-center shadow-high tablet:px-10"
        >
          <h2 id="subscribe-required" className="text-title">
            {heading}
          </h2>
          <p>{explanation}</p>
          <LinkButton to={paths.pricing()}>{pricing}</LinkButton>
        </section>
      </div>
    </div>
  );
}
