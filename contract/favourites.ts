import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIBRARY_PATH_CHARACTERS, libraryPath } from './library-path.ts';
import { text } from './text.ts';

/** Paths such as `Year 2`, `Year 2/Week 1` or `Year 2/Week 1/Slides.pdf`, in the order they were added. */
const favourites = z.object({ paths: z.array(z.string()) });

export const getFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  input: z.strictObject({}),
  output: favourites,
});

/** Added and removed one by one, so that two tabs do not undo each other's work. The answer is the whole list. */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/favourites',
  input: z.strictObject({ path: libraryPath }),
  output: favourites,
});

/** Accepts any path, because the item may have been deleted from the library. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/favourites',
  input: z.strictObject({ path: text(LIBRARY_PATH_CHARACTERS).check(z.minLength(1)) }),
  output: favourites,
});
