import type { QueryClient } from '@tanstack/react-query';
import type { PageSubject } from './copy/pages.ts';

const PAGE_SUBJECT = ['page-subject'];

/** Tells the server what the title of the page begins with. */
export function keepPageSubject(queryClient: QueryClient, subject: PageSubject): void {
  queryClient.setQueryData(PAGE_SUBJECT, subject);
}

export function readPageSubject(queryClient: QueryClient): PageSubject | undefined {
  return queryClient.getQueryData(PAGE_SUBJECT);
}
