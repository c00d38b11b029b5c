import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type SchemeLoad, startSchemeLoad } from '#contract/starter-scheme.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import { starterSchemeCopy } from '../../../copy/starter-scheme.ts';
import { STARTER_SCHEME } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showToast } from '../../../ui/show-toast.ts';
import { AwaitLookup } from '../../lookup/index.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';
import { schemeLoadQuery } from './scheme-load-query.ts';

const copy = starterSchemeCopy;

/** Adds our own slides and worksheets to the library, and shows how far that has come. */
export function StarterScheme() {
  const lookup = useQuery(schemeLoadQuery);
  const { data } = lookup;
  useReloadAtEnd(data);
  const heading = useFocusByHash(data !== undefined);
  return (
    <section aria-labelledby={STARTER_SCHEME} className="mt-10 grid justify-items-start gap-3">
      <h2 ref={heading} id={STARTER_SCHEME} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      {data ? <Load load={data} /> : <AwaitLookup lookup={lookup} />}
    </section>
  );
}

function Load({ load: { state, done, total } }: { load: SchemeLoad }) {
  return (
    <>
      <p className="max-w-160 text-ink-soft">{copy.explanation[state]}</p>
      {state === 'running' ? (
        <div className="grid w-full max-w-160 gap-2">
          <ProgressBar label={copy.heading} share={done / total} />
          <p className="text-small text-ink-soft">{copy.progress(done, total)}</p>
        </div>
      ) : (
        <StartButton label={copy.action[state]} />
      )}
    </>
  );
}

function StartButton({ label }: { label: string }) {
  const queryClient = useQueryClient();
  const starting = useSendOnce({
    mutationFn: () => call(startSchemeLoad, {}),
    onSuccess: (load) => queryClient.setQueryData(schemeLoadQuery.queryKey, load),
    onError: (error) => showToast('error', copy.failed(errorText(error))),
  });
  return (
    <Button
      variant="quiet"
      busy={starting.isPending}
      busyText={copy.starting}
      onClick={() => starting.mutate()}
    >
      {label}
    </Button>
  );
}

/** Shows the new weeks in the lists once it is no longer running. */
function useReloadAtEnd(load: SchemeLoad | undefined): void {
  const queryClient = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && load?.state !== 'running') {
      void reloadFileTree(queryClient);
      if (load?.state === 'complete') showToast('success', copy.done);
    }
    wasRunning.current = load?.state === 'running';
  }, [load?.state, queryClient]);
}

/** For the link of the set-up list: this part is at the bottom, below lists that load. */
function useFocusByHash(isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash === `#${STARTER_SCHEME}`) heading.current?.focus();
  }, [hash, isLoaded]);
  return heading;
}
