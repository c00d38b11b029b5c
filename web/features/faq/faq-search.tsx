import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router';
import { faqCopy } from '../../copy/faq.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';

/** The name of the term in the address, also when the browser sends the form without script. */
export const SEARCH_PARAMETER = 'q';

interface FaqSearchProps {
  term: string;
  found: number;
  all: number;
  onType: (term: string) => void;
  /** Puts the term into the address. */
  onSubmit: () => void;
}

/** Filters while the user types. Without script it is a form that loads the filtered page. */
export function FaqSearch({ term, found, all, onType, onSubmit }: FaqSearchProps) {
  const { label, submit, count, none, showAll } = faqCopy.search;
  const box = useRef<HTMLElement>(null);
  useTypedBefore(box, onType);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="mb-8 grid gap-2 print:hidden">
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 do not know the tag
        role="search"
        action={paths.help()}
        onSubmit={send}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="w-full tablet:w-100">
          <Field
            ref={box}
            label={label}
            name={SEARCH_PARAMETER}
            autoComplete="off"
            enterKeyHint="search"
            value={term}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <Button type="submit" variant="quiet">
          {submit}
        </Button>
      </form>
      <p className="wrap-anywhere text-ink-soft">
        <output>{found === 0 ? none(term.trim()) : count(found, all)}</output>{' '}
        {found < all && (
          <Link to={paths.help()} preventScrollReset className={LINK} onClick={() => onType('')}>
            {showAll}
          </Link>
        )}
      </p>
    </div>
  );
}

const LINK = 'text-sky underline underline-offset-3 hover:decoration-2';
