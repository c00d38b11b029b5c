import { type ComponentType, lazy } from 'react';
import { claimReload } from '../../../claim-reload.ts';

/**
 * A component whose code is loaded when it is first rendered. When loading fails and a reload is no longer
 * allowed, `Missing` is rendered instead, and the next mount tries again: the connection may be back by then.
 */
export function lazyWithRetry<Props>(
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
      // Most likely a newer release has replaced the code; a reload loads that release.
      if (!claimReload()) return { default: Missing };
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  }
}
