import { type ComponentType, lazy } from 'react';
import { claimReload } from '../../../claim-reload.ts';

/**
 * A component whose code is large, from the moment somebody needs it. Where the code does not arrive,
 * `Missing` says so, and the next to be shown is another try: the line may only have been down for a moment.
 */
export function lazyPiece<Props>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  let piece = lazy(attempt);
  return () => piece;

  async function attempt(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch {
      piece = lazy(attempt);
      // A newer version of the site has most likely replaced it; that one comes with a reload.
      if (!claimReload()) return { default: Missing };
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  }
}
