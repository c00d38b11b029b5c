import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { claimReload } from '../../../claim-reload.ts';
import { createWatchers } from '../../../ui/create-watchers.ts';

interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code is loaded. */
  Loading: ComponentType<Props>;
  /** Shown when the code could not be loaded. */
  Missing: ComponentType<Props>;
}

/**
 * A component whose code is loaded when it is first rendered. When loading fails and a reload is no longer
 * allowed, `Missing` takes its place, and the next mount tries again: the connection may be back by then.
 */
export function lazyWithRetry<Props extends object>({ load, Loading, Missing }: LazyPart<Props>) {
  let current = startAttempt(load, retry);
  return Lazy;

  function retry(): void {
    current = startAttempt(load, retry);
  }

  function Lazy(props: Props) {
    const [attempt] = useState(() => current);
    // Not while hydrating: until then the page shows what the server rendered.
    const failed = useSyncExternalStore(attempt.watch, attempt.hasFailed, () => false);
    if (failed) return <Missing {...props} />;
    return (
      <Suspense fallback={<Loading {...props} />}>
        <attempt.Part props={props} />
      </Suspense>
    );
  }
}

function startAttempt<Props extends object>(load: LazyPart<Props>['load'], onFailure: () => void) {
  const { watch, notify } = createWatchers();
  let failed = false;
  return {
    Part: lazy(async () => {
      const Code = await load().catch(giveUp);
      return { default: ({ props }: { props: Props }) => <Code {...props} /> };
    }),
    hasFailed: () => failed,
    watch,
  };

  function giveUp(): Promise<never> {
    onFailure();
    // Most likely a newer release has replaced the code; a reload loads that release.
    if (claimReload()) {
      window.location.reload();
    } else {
      failed = true;
      notify();
    }
    return new Promise(() => undefined);
  }
}
