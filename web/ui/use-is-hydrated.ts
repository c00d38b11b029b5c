import { useSyncExternalStore } from 'react';

/** False on the server and in the first render in the browser, for parts that the server cannot render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing() {
  return () => undefined;
}
