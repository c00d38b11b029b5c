import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { lastPlaceCopy } from '../../../copy/last-place.ts';
import type { Place } from '../../../paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { lastPlaceQuery } from './last-place-query.ts';

interface ContinueStripProps {
  userId: string;
  pathTo: (place: Place) => string;
  onPresent: (address: string) => void;
}

const { label, goOn, present, presentOf, next: nextText, forget, forgetLabel } = lastPlaceCopy;

/** Leads back to where the teacher was, on whatever computer that was. */
export function ContinueStrip({ userId, pathTo, onPresent }: ContinueStripProps) {
  const queryClient = useQueryClient();
  const query = lastPlaceQuery(userId);
  const { data: last } = useQuery(query);
  if (!last) return null;
  const { year, week, title, resource, page, next } = last;
  const slides = pathTo({ year, week, resource }) + (page ? `?page=${page}` : '');
  return (
    <section aria-label={label} className={STRIP}>
      <Link to={pathTo({ year, week })} preventScrollReset className={LINK}>
        {goOn(year, week, title)}
      </Link>
      {resource && (
        <Link
          to={slides}
          preventScrollReset
          aria-label={presentOf(resource, week)}
          onClick={(event) => {
            event.preventDefault();
            onPresent(slides);
          }}
          className={buttonStyle('primary')}
        >
          <Presentation aria-hidden="true" size={20} />
          {present}
        </Link>
      )}
      {next && (
        <Link to={pathTo({ year, week: next })} preventScrollReset className={LINK}>
          {nextText(next)}
        </Link>
      )}
      <span className="ml-auto">
        <TextButton
          aria-label={forgetLabel}
          onClick={() => {
            void import('./forget-place.ts').then(({ forgetPlace }) =>
              forgetPlace(queryClient, query, last),
            );
          }}
        >
          {forget}
        </TextButton>
      </span>
    </section>
  );
}

const STRIP =
  'mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m border border-line bg-leaf-wash px-4 py-2 tablet:gap-x-6 tablet:px-5';
const LINK =
  'inline-flex min-h-11 items-center py-1.5 font-semibold text-leaf-deep underline underline-offset-4 wrap-anywhere hover:decoration-2';
