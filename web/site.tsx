import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { type RenderedAs, RenderedAsContext } from './ui/rendered-as.ts';

interface SiteProps {
  queryClient: QueryClient;
  /** Missing for a page that the server did not render. */
  renderedAs?: RenderedAs | undefined;
  /** The router. */
  children: ReactNode;
}

/** The whole site, the same in the browser and on the server. */
export function Site({ queryClient, renderedAs, children }: SiteProps) {
  const site = (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CSPProvider>
  );
  return (
    <StrictMode>
      {renderedAs ? <RenderedAsContext value={renderedAs}>{site}</RenderedAsContext> : site}
    </StrictMode>
  );
}
