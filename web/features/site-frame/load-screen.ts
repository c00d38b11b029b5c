import type { ReactElement } from 'react';
import { claimReload } from '../../claim-reload.ts';

/** A screen's code did not arrive, most likely because a newer version of the site replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  /** Reloading the page may bring the screen, and has not been tried yet. */
  readonly reloadDue = claimReload();
}

/** Loads a screen's code when its route is first visited. */
export function loadScreen(load: () => Promise<ReactElement>) {
  return async (): Promise<{ element: ReactElement }> => {
    try {
      return { element: await load() };
    } catch (error) {
      throw new ScreenLoadError('a screen could not be loaded', { cause: error });
    }
  };
}
