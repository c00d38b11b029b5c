import type { QueryClient } from '@tanstack/react-query';
import { noteLastPlace } from '#contract/last-place.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { call } from '../../../api/call.ts';
import { pageIn } from '../pdf-viewer/page-address.ts';

const CHECK_EVERY_MS = 4000;

/** Notes a place on the server, and its page again when that has changed. Returns the function that ends this. */
export function watchPlace(queryClient: QueryClient, place: LibraryPath): () => void {
  const path = joinLibraryPath(place);
  let noted: number | undefined;
  const timer = setInterval(check, CHECK_EVERY_MS);
  check();
  return () => clearInterval(timer);

  function check(): void {
    const page = place.name === undefined ? undefined : pageIn(location.search);
    if (noted === (page ?? 0) || !navigator.onLine) return;
    noted = page ?? 0;
    call(noteLastPlace, { path, page }).then(
      () => queryClient.invalidateQueries({ queryKey: ['last-place'], refetchType: 'none' }),
      // Nothing that the teacher does depends on it.
      () => clearInterval(timer),
    );
  }
}
