import { homeCopy } from '../../copy/home.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SlideDeck } from './slide-deck.tsx';

export function Hero() {
  const [first, second] = homeCopy.headline;
  return (
    <section className="ruled overflow-hidden">
      <div className="wrap-wide grid items-center gap-x-14 gap-y-10 py-12 tablet:py-16 desktop:grid-cols-[1.05fr_1fr] desktop:py-20">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display">
            {first} <span className="text-leaf tablet:block">{second}</span>
          </h1>
          <p className="max-w-[38ch] text-large text-balance text-ink-soft">
            {homeCopy.introduction}
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.teaching()}>{homeCopy.explore}</LinkButton>
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
    <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
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
