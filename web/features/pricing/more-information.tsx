import { Link } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import { pricingCopy } from '../../copy/pricing.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from './contact-link.tsx';

export function MoreInformation() {
  const { heading, first, sample, or, trial, text, before, form, after } = pricingCopy.more;
  return (
    <section
      aria-labelledby="more-information"
      className="ruled mt-12 flex flex-col items-start justify-between gap-x-10 gap-y-5 rounded-l border border-line bg-sheet p-6 shadow-low print:mt-4 print:p-0 print:border-0 tablet:mt-16 tablet:flex-row tablet:items-center tablet:p-10"
    >
      <div>
        <h2 id="more-information" className="text-title">
          {heading}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft print:hidden">
          {first}
          <Link to={paths.sample()} className={LINK}>
            {sample}
          </Link>
          {or}
          <Link to={paths.trialAnswer()} className={LINK}>
            {trial}
          </Link>
          {after}
        </p>
        <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
        <p className="mt-2 max-w-prose text-ink-soft print:hidden">
          {before}
          <Link to={paths.contactForm()} className={LINK}>
            {form}
          </Link>
          {after}
        </p>
        {/* Printed instead of the button. */}
        <p className="mt-2 hidden print:block">{BRAND.teamEmail}</p>
      </div>
      <div className="shrink-0">
        <ContactLink variant="primary" />
      </div>
    </section>
  );
}

const LINK = 'text-sky underline underline-offset-3 hover:decoration-2';
