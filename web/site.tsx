import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';

interface SiteProps {
  queryClient: QueryClient;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Called when the page is interactive. */
  onReady?: () => void;
}

/** The whole site, the same in the browser and when pages are rendered at build time. */
export function Site({ queryClient, router, onReady }: SiteProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}
