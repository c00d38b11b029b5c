import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RenderedAs } from './ui/rendered-as.ts';
import type { SubmittedForm } from './ui/submitted-form.ts';

/** What a page was rendered from. */
export interface PageState extends RenderedAs {
  queries: [QueryKey, unknown][];
  submitted?: SubmittedForm | undefined;
}

const PAGE_STATE_ID = 'page-state';

export function stateElement(state: PageState): string {
  // So that no text can close the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
}

/** Undefined for a page that the server did not render. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

export function queriesOf(queryClient: QueryClient): PageState['queries'] {
  const queries = queryClient.getQueryCache().getAll();
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

export function fillQueries(queryClient: QueryClient, { queries }: PageState): void {
  for (const [key, data] of queries) {
    queryClient.setQueryData(key, data, { updatedAt: performance.timeOrigin });
  }
}
