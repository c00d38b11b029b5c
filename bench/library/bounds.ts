import { median, quantile } from '../figures.ts';
import type { UploadTimes } from './upload-times.ts';
import { FILE_BYTES, type WeekZip } from './week-zip.ts';

export interface LibraryFigures {
  /** Milliseconds of each search for words that pages have. */
  textSearches: number[];
  /** Compressed bytes of the tree. */
  tree: { bare: number; titled: number };
  uploads: UploadTimes;
  zip: WeekZip;
}

interface Bound {
  measured: number;
  'at most': number;
  holds: boolean;
}

const SEARCH_P95_MS = 30;
const UPLOAD_RATIO = 1.2;
const TREE_RATIO = 1.3;
const ZIP_BEGINS_MS = 100;
/** As much as a single file: a process that held one in memory would grow by more. */
const ZIP_GROWTH_MIB = FILE_BYTES / 2 ** 20;

export function boundsOf({ textSearches, tree, uploads, zip }: LibraryFigures) {
  return {
    'search in texts, p95 ms': bound(quantile(textSearches, 0.95), SEARCH_P95_MS),
    'upload with its text / without': bound(
      median(uploads.withText) / median(uploads.withoutText),
      UPLOAD_RATIO,
    ),
    'tree with titles / without': bound(tree.titled / tree.bare, TREE_RATIO),
    'first byte of a week, p95 ms': bound(quantile(zip.firstByte, 0.95), ZIP_BEGINS_MS),
    'growth while a week is read slowly, MiB': bound(zip.grownMiB, ZIP_GROWTH_MIB),
  };
}

/** NaN, for a value that was not measured, does not hold. */
function bound(measured: number, most: number): Bound {
  return {
    measured: Number(measured.toFixed(2)),
    'at most': Number(most.toFixed(1)),
    holds: measured <= most,
  };
}
