import type { QueryClient } from '@tanstack/react-query';
import { forgetLastPlace, type LastPlace, noteLastPlace } from '#contract/last-place.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { lastPlaceCopy } from '../../../copy/last-place.ts';
import { showToast } from '../../../ui/show-toast.ts';
import type { lastPlaceQuery } from './last-place-query.ts';

/** Forgets the place on the server. A toast can undo it. */
export async function forgetPlace(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof lastPlaceQuery>,
  last: LastPlace,
): Promise<void> {
  const show = (place: LastPlace | null) => queryClient.setQueryData(queryKey, place);
  try {
    await call(forgetLastPlace, {});
    show(null);
    const undo = { label: lastPlaceCopy.undo, run: () => void remember() };
    showToast('success', lastPlaceCopy.forgotten, undo);
  } catch (error) {
    showToast('error', lastPlaceCopy.failed(errorText(error)));
  }

  async function remember(): Promise<void> {
    const { year, week, resource, page } = last;
    const path = joinLibraryPath({ year, week, ...(resource && { name: resource }) });
    try {
      await call(noteLastPlace, { path, page });
      show(last);
    } catch (error) {
      showToast('error', lastPlaceCopy.failed(errorText(error)));
    }
  }
}
