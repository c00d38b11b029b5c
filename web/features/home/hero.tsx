import { homeCopy } from '../../copy/home.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SlideDeck } from './slide-deck.tsx';

export function Hero() {
  const [first, second] = homeCopy.headline;
  return (
    <section className="ruled overflow-hidden">
      <div className="wrap-wide grid items-center gap-x-14 gap-y-10 py-12 tablet:py-16 desktop:grid-cols-[1.15fr_1fr] desktop:py-20 print:grid-cols-[1.15fr_1fr] print:py-4">
        <div className="grid justify-items-start gap-6">
          {/* The largest size at which each half of the headline fits on one line. */}
          <h1 className="text-[min(9.6vw,2.75rem)] tablet:text-display desktop:text-[min(4.6vw,4.25rem)] print:text-heading">
            {first} <span className="block text-leaf">{second}</span>
          </h1>
          <p className="max-w-[38ch] text-large text-balance text-ink-soft">
            {homeCopy.introduction}
          </p>
          {/* Stacked on phones, so that the layout does not depend on the font's width. */}
          <div className="grid w-full gap-3 tablet:flex tablet:w-auto tablet:flex-wrap">
            <LinkButton to={paths.teaching()}>{homeCopy.explore}</LinkButton>
            <LinkButton to={paths.sample()} variant="quiet">
              {homeCopy.trySample}
            </LinkButton>
            <LinkButton to={paths.pricing()} variant="quiet">
              {homeCopy.seePricing}
            </LinkButton>
          </div>
          <Facts />
        </div>
        <SlideDeck />
      </div>
    </section>
  );
}

function Facts() {
  return (
    <ul className="mt-2 grid grid-cols-[auto_auto_auto] gap-x-6 tablet:gap-x-10">
      {homeCopy.facts.map(({ figure, unit }) => (
        <li key={unit} className="text-small leading-snug text-ink-soft">
          <strong className="block text-title leading-tight tracking-tight text-ink">
            {figure}
          </strong>{' '}
          {unit}
        </li>
      ))}
    </ul>
  );
}
