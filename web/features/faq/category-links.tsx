import { Link } from 'react-router';
import { faqCopy } from '../../copy/faq.ts';
import { CONTACT_FORM } from '../../paths.ts';
import type { Heading } from './render-faq.ts';

/** Links to the categories of the FAQ. */
export function CategoryLinks({ categories }: { categories: readonly Heading[] }) {
  return (
    <nav
      aria-label={faqCopy.categories}
      className="self-start desktop:sticky desktop:top-26 print:hidden"
    >
      <p aria-hidden="true" className="mb-2 font-semibold">
        {faqCopy.categories}
      </p>
      <ul className="flex flex-wrap gap-2 desktop:grid desktop:gap-1">
        {categories.map(({ id, text }) => (
          <li key={id}>
            <Link to={{ hash: id }} className={LINK}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ hash: CONTACT_FORM }} className={`${LINK} font-semibold`}>
            {faqCopy.contactForm}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const LINK =
  'flex min-h-11 items-center rounded-full border border-line bg-sheet px-4 leading-tight text-leaf-deep no-underline hover:bg-leaf-wash desktop:border-transparent desktop:bg-transparent';
