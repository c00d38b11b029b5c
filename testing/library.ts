import * as deletions from '#contract/deletions.ts';
import { type Bucket, getTree } from '#contract/library.ts';
import * as changes from '#contract/library-changes.ts';
import type { Database } from '#server/db/database.ts';
import { contentOf } from '#server/files/blob-content.ts';
import { compareStore, type StoreFinding } from '#server/files/compare-store.ts';
import { findFolder, insertFolder } from '#server/features/library/changes.queries.ts';
import type { FileStore, StoredBlob } from '#server/files/file-store.ts';
import type { App } from '#server/http/context.ts';
import { answerOf, callApi } from './api-client.ts';

const PDF = 'application/pdf';

/** Without anything that could be restored. */
export async function emptyLibrary(db: Database): Promise<void> {
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('deletions').execute();
}

/** Creates a year group, or a week with its year group. */
export async function aFolder(db: Database, path: string): Promise<void> {
  const [year = '', week] = path.split('/');
  for (const folder of week === undefined ? [year] : [year, path]) {
    if (!(await findFolder(db, folder))) await insertFolder(db, folder);
  }
}

/** Creates a resource with its folders. */
export async function aResource(
  db: Database,
  files: FileStore,
  path: string,
  { content, bucket = 'learning' }: { content?: Buffer; bucket?: Bucket } = {},
): Promise<StoredBlob> {
  await aFolder(db, path.split('/').slice(0, 2).join('/'));
  const blob = await files.put(contentOf(content ?? Buffer.from(`%PDF-1.7 ${path}`)));
  await db
    .insertInto('objects')
    .values({ bucket, path, ...blob, type: PDF })
    .execute();
  return blob;
}

/** The differences between the library and the file store. */
export async function storeFindings(db: Database, files: FileStore): Promise<StoreFinding[]> {
  const findings: StoreFinding[] = [];
  for await (const finding of compareStore(db, files)) findings.push(finding);
  return findings;
}

type Content = Buffer | ReadableStream;

interface Sending {
  bucket?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Calls that change the library, made by the administrator with this cookie. */
export function libraryChanges(product: { app: App }, cookie: string) {
  const from = { cookie };
  return {
    create: (path: string) => callApi(product, changes.createFolder, { path }, from),
    rename: (path: string, name: string) =>
      callApi(product, changes.renameFolder, { path, name }, from),
    remove: (path: string) => callApi(product, changes.deleteFolder, { path }, from),
    removeResource: (path: string) =>
      callApi(product, changes.deleteResource, { bucket: 'learning', path }, from),
    restore: (id: string, name?: string) =>
      callApi(product, withId(deletions.restoreDeletion, id), { ...(name && { name }) }, from),
    deleteForGood: (id: string) => callApi(product, withId(deletions.deleteForGood, id), {}, from),
    recentlyDeleted,
    latestDeletion,
    upload,
    tree,
  };

  async function recentlyDeleted() {
    const answer = await callApi(product, deletions.listDeletions, {}, from);
    return (await answerOf(deletions.listDeletions, answer)).deletions;
  }

  async function latestDeletion(): Promise<string> {
    const [deletion] = await recentlyDeleted();
    return deletion?.id ?? 'nothing was deleted';
  }

  async function upload(
    path: string,
    content: Content,
    { bucket = 'learning', type = 'application/pdf', headers = {} }: Sending = {},
  ): Promise<Response> {
    const parts = [bucket, ...path.split('/')].map(encodeURIComponent);
    const request = {
      method: 'PUT',
      headers: { 'Content-Type': type, Cookie: cookie, ...headers },
      body: content instanceof ReadableStream ? content : new Uint8Array(content),
      duplex: 'half' as const,
    };
    return product.app.request(`/api/library/uploads/${parts.join('/')}`, request);
  }

  /** The names of the resources in each week of each year. */
  async function tree(): Promise<Record<string, Record<string, string[]>>> {
    const { years } = await answerOf(getTree, await callApi(product, getTree, {}, from));
    return Object.fromEntries(
      years.map(({ name, weeks }) => [
        name,
        Object.fromEntries(weeks.map((week) => [week.name, week.resources.map((it) => it.name)])),
      ]),
    );
  }
}

function withId<Call extends { path: `/api/${string}` }>(call: Call, id: string): Call {
  return { ...call, path: `/api/${call.path.slice('/api/'.length).replace(':id', id)}` };
}
