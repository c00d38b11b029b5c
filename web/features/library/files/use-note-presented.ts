import { useEffect, useRef } from 'react';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { callLater } from '../../../api/call-later.ts';
import { useSession } from '../../session/index.ts';
import type { Resource } from '../tree/resource.ts';

/** Counts the lesson for the school, once each time the resource is opened. The teacher is told nothing of a failure. */
export function useNotePresented(resource: Resource, isPresenting: boolean): void {
  // Visitors present the sample week, and belong to no school.
  const isSignedIn = useSession() !== null;
  const { bucket, year, week, name } = resource;
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isPresenting || !isSignedIn || isNoted.current || !navigator.onLine) return;
    isNoted.current = true;
    const path = joinLibraryPath({ year, week, name });
    callLater(async () => (await import('#contract/figures.ts')).notePresented, {
      bucket,
      path,
    }).catch(() => undefined);
  }, [isPresenting, isSignedIn, bucket, year, week, name]);
}
