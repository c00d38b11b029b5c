import * as z from 'zod/mini';
import { linkPurpose, resourceAddress } from './library.ts';
import { UPLOAD_PAGES } from './limits.ts';
import { PAGE_PICTURE_WIDTHS } from './page-picture-route.ts';
import { signedQuery } from './page-pictures.ts';
import { text } from './text.ts';
import { weekAddress, weekPurpose } from './weeks.ts';

/** The fields in the addresses of files and pictures, in their paths and queries. */

const PAGE_DIGITS = String(UPLOAD_PAGES).length;
const WIDTH_DIGITS = String(Math.max(...PAGE_PICTURE_WIDTHS)).length;

const picturePage = {
  page: z.pipe(
    text(PAGE_DIGITS).check(
      z.regex(/^[1-9]\d*$/, 'must be the number of a page'),
      z.refine((page) => Number(page) <= UPLOAD_PAGES, `must be at most ${UPLOAD_PAGES}`),
    ),
    z.transform(Number),
  ),
  width: z.pipe(
    text(WIDTH_DIGITS).check(
      z.refine(
        (given) => PAGE_PICTURE_WIDTHS.some((width) => String(width) === given),
        `must be one of ${PAGE_PICTURE_WIDTHS.join(', ')}`,
      ),
    ),
    z.transform(Number),
  ),
};

export const fileFields = z.strictObject({
  ...resourceAddress.shape,
  purpose: linkPurpose,
  ...signedQuery.shape,
});

export const pagePictureFields = z.strictObject({ ...fileFields.shape, ...picturePage });

export const samplePictureFields = z.strictObject({
  name: resourceAddress.shape.name,
  ...picturePage,
});

export const weekFilesFields = z.strictObject({
  ...weekAddress.shape,
  purpose: weekPurpose,
  ...signedQuery.shape,
  answers: z.optional(z.literal('true')),
});
