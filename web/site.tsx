import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { type RenderedAs, RenderedAsContext } from './ui/rendered-as.ts';
import { type SubmittedForm, SubmittedFormContext } from './ui/submitted-form.ts';

interface SiteProps {
  queryClient: QueryClient;
  /** Missing for a page that the server did not render. */
  renderedAs?: RenderedAs | undefined;
  /** For a page that answers a form. */
  submitted?: SubmittedForm | undefined;
  /** The router. */
  children: ReactNode;
}

/** The whole site, the same in the browser and on the server. */
export function Site({ queryClient, renderedAs, submitted, children }: SiteProps) {
  const site = (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SubmittedFormContext value={submitted}>{children}</SubmittedFormContext>
      </QueryClientProvider>
    </CSPProvider>
  );
  return (
    <StrictMode>
      {renderedAs ? <RenderedAsContext value={renderedAs}>{site}</RenderedAsContext> : site}
    </StrictMode>
  );
}
