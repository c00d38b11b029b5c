import { BRAND } from '#contract/brand.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import { inTeachingOrder } from '#contract/teaching-order.ts';
import type { SampleResource } from '#contract/sample.ts';
import type { Database } from '../../db/database.ts';
import { findObjects, listObjectsBelow } from './library.queries.ts';
import { isResource } from './tree.ts';

export const SAMPLE_FOLDER = `${BRAND.sampleWeek.year}/${BRAND.sampleWeek.week}`;
export const SAMPLE_BUCKET = 'learning';

/** The resources of the sample week that may be downloaded. */
export async function listSample(db: Database): Promise<SampleResource[]> {
  const paths = await listObjectsBelow(db, SAMPLE_BUCKET, SAMPLE_FOLDER);
  const objects = await findObjects(db, SAMPLE_BUCKET, paths);
  return [...objects.values()]
    .map(({ path, pages }) => ({
      name: path.slice(SAMPLE_FOLDER.length + 1),
      ...(pages !== null && { pages }),
    }))
    .filter(({ name }) => isResource(name))
    .toSorted((one, other) => inTeachingOrder(one, other) || inNaturalOrder(one.name, other.name));
}
