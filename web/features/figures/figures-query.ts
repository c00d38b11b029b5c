import { queryOptions } from '@tanstack/react-query';
import { getFigures, getSchoolFigures } from '#contract/figures.ts';
import { call } from '../../api/call.ts';

export const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }) => call(getFigures, {}, { signal }),
});

export function schoolFiguresQuery(id: string) {
  return queryOptions({
    queryKey: ['figures', id],
    queryFn: ({ signal }) => call(getSchoolFigures, { id }, { signal }),
  });
}
