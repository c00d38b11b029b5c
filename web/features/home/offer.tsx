import { homeCopy } from '../../copy/home.ts';
import { Section } from './section.tsx';

export function Offer() {
  const { heading, cards } = homeCopy.offer;
  return (
    <Section heading={heading} ground="sheet">
      <ul className="mt-8 grid gap-5 desktop:mt-10 desktop:grid-cols-3 print:mt-4 print:grid-cols-3">
        {CARDS.map((card) => (
          <li
            key={card}
            className="grid overflow-hidden rounded-l border border-line bg-paper tablet:grid-cols-[minmax(0,2fr)_3fr] tablet:items-center desktop:block print:block"
          >
            <img
              src={`/pictures/offer-${card}.svg`}
              alt=""
              width={400}
              height={240}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
            <div className="p-6 desktop:p-7 print:p-4">
              <h3 className="text-large">{cards[card].heading}</h3>
              <p className="mt-2 text-ink-soft">{cards[card].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CARDS = ['curriculum', 'resources', 'value'] as const;
