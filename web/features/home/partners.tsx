import { BRAND } from '#contract/brand.ts';
import { homeCopy } from '../../copy/home.ts';

/** Who made the scheme. The logos are numbered in the order of `BRAND.partners`. */
export function Partners() {
  return (
    <section
      aria-labelledby="partners"
      className="border-t border-line bg-sheet py-10 tablet:py-14 print:border-0 print:py-4"
    >
      <div className="wrap-wide grid justify-items-center gap-6">
        <h2 id="partners" className="text-body font-medium tracking-normal text-ink-soft">
          {homeCopy.partners}
        </h2>
        <ul className="grid gap-x-10 gap-y-4 tablet:grid-flow-col desktop:gap-x-14 print:grid-flow-col">
          {BRAND.partners.map(({ name, url }, index) => (
            <li key={url}>
              <a
                href={url}
                className="flex min-h-16 items-center gap-4 leading-snug font-semibold desktop:text-large no-underline hover:underline"
              >
                <img
                  src={`/pictures/partner-${index + 1}.svg`}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                  className="size-16 shrink-0"
                />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
