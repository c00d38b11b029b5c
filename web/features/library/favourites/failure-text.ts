import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { NetworkError } from '../../../api/network-error.ts';
import { favouritesCopy } from '../../../copy/favourites.ts';

/** Why a change of a favourite was undone. */
export function failureText(error: Error): string {
  if (error instanceof ApiError && error.code === 'favourites/full') return errorText(error);
  if (error instanceof ApiError && error.code === 'session/required') {
    return favouritesCopy.refused.loggedOut;
  }
  const notSaved = error instanceof ApiError || error instanceof NetworkError;
  return notSaved ? favouritesCopy.failed : favouritesCopy.unexpected;
}
