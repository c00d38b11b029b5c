import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '#server/db/database.ts';
import { contentOf } from '#server/files/blob-content.ts';
import { compareStore, type StoreFinding } from '#server/files/compare-store.ts';
import type { FileStore } from '#server/files/file-store.ts';

const BUCKETS: Bucket[] = ['learning', 'learning-readonly'];
const PDF = 'application/pdf';

/** A year group, or a week with the year group it is in. */
export async function aFolder(db: Database, files: FileStore, path: string): Promise<void> {
  const [year = '', week] = path.split('/');
  const folders = week === undefined ? [year] : [year, path];
  const { hash } = await files.put(contentOf(Buffer.alloc(0)));
  const rows = folders.flatMap((folder) =>
    BUCKETS.map((bucket) => ({
      bucket,
      path: `${folder}/${KEEP_FILE}`,
      hash,
      size: 0,
      type: 'application/octet-stream',
    })),
  );
  await db
    .insertInto('objects')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A resource, with the folders it is in. */
export async function aResource(
  db: Database,
  files: FileStore,
  path: string,
  { content, bucket = 'learning' }: { content?: Buffer; bucket?: Bucket } = {},
): Promise<{ hash: string; size: number }> {
  await aFolder(db, files, path.split('/').slice(0, 2).join('/'));
  const blob = await files.put(contentOf(content ?? Buffer.from(`%PDF-1.7 ${path}`)));
  await db
    .insertInto('objects')
    .values({ bucket, path, ...blob, type: PDF })
    .execute();
  return blob;
}

/** Where the library and the file store do not agree. */
export async function storeFindings(db: Database, files: FileStore): Promise<StoreFinding[]> {
  const findings: StoreFinding[] = [];
  for await (const finding of compareStore(db, files)) findings.push(finding);
  return findings;
}
