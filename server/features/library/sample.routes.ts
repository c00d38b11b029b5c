import { samplePictureFields } from '#contract/file-addresses.ts';
import { getSample, getSamplePages } from '#contract/sample.ts';
import { SAMPLE_PICTURE_ROUTE } from '#contract/sample-route.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../app-error.ts';
import { anyone } from '../../http/access.ts';
import { largestNetworkOf } from '../../http/client-network.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';
import { type Route, serve } from '../../http/serve.ts';
import { findPicture, type PageNeeds, readDocumentFacts, sendPicture } from './page-picture.ts';
import { listSample, SAMPLE_BUCKET, SAMPLE_FOLDER } from './sample.service.ts';
import { isResource } from './tree.ts';

const CACHING = 'public, max-age=300';

/** One week of the library for everybody, as pictures. Read-only resources of that week stay with subscribers. */
export function sampleRoutes(
  db: Database,
  needs: Pick<PageNeeds, 'requireObject' | 'pictures'>,
): Route[] {
  // Visitors who ask at the same time share the queries, so that a flood takes one connection.
  const readSample = batched(async ([key = '']) => new Map([[key, await listSample(db)]]));
  return [
    serve(getSample, anyone, async () => ({ resources: (await readSample('all')) ?? [] })),
    serve(getSamplePages, anyone, async ({ name }, _caller, c) =>
      readDocumentFacts(needs, resourceFor(c, name)),
    ),
    { method: 'GET', path: SAMPLE_PICTURE_ROUTE, handle: sendSamplePicture },
  ];

  async function sendSamplePicture(c: AppContext): Promise<Response> {
    const { name, page, width } = readAddress(c, samplePictureFields);
    const asked = { ...resourceFor(c, name), page, width };
    const { hash, read } = await findPicture(needs, c, asked);
    return sendPicture(c, hash, read, { caching: CACHING });
  }
}

/** Strangers of one network take turns as one person. */
function resourceFor(c: AppContext, name: string) {
  if (!isResource(name)) throw new AppError('resource/not-found');
  return {
    bucket: SAMPLE_BUCKET,
    path: `${SAMPLE_FOLDER}/${name}`,
    person: largestNetworkOf(c.var.network),
  } as const;
}
