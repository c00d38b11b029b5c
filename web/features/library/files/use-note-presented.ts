import { useEffect, useRef } from 'react';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { callLater } from '../../../api/call-later.ts';
import type { Resource } from '../tree/resource.ts';

/** Counts the lesson for the school, once for each time that the resource is opened. A failure is no concern of the teacher's. */
export function useNotePresented(resource: Resource, isPresenting: boolean): void {
  const { bucket, year, week, name } = resource;
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isPresenting || isNoted.current || !navigator.onLine) return;
    isNoted.current = true;
    const path = joinLibraryPath({ year, week, name });
    callLater(async () => (await import('#contract/figures.ts')).notePresented, {
      bucket,
      path,
    }).catch(() => undefined);
  }, [isPresenting, bucket, year, week, name]);
}
