import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Place } from '../../../paths.ts';

/** A week that is only passed on the way to another is not noted. */
const RESTS_AFTER_MS = 1500;

/** Notes where the teacher is on the server, once they have been there for a moment. */
export function useNotedPlace({ year, week, resource }: Place, isKnown: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isKnown || !year) return undefined;
    const place = { year, ...(week && { week }), ...(resource && { name: resource }) };
    let end = () => clearTimeout(timer);
    let isOver = false;
    const timer = setTimeout(() => {
      void import('./watch-place.ts').then(
        ({ watchPlace }) => isOver || (end = watchPlace(queryClient, place)),
        () => undefined,
      );
    }, RESTS_AFTER_MS);
    return () => {
      isOver = true;
      end();
    };
  }, [queryClient, isKnown, year, week, resource]);
}
