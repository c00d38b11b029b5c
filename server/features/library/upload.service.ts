import type { z } from 'zod';
import type { Bucket } from '#contract/library.ts';
import type { uploadAnswer } from '#contract/library-changes.ts';
import { contentOf, readBlob } from '../../files/blob-content.ts';
import type { ByteRange, FileStore, StoredBlob } from '../../files/file-store.ts';
import type { PdfChecker } from '../../pdf/pdf-check.ts';
import {
  findResource,
  insertResource,
  type NewResource,
  replaceResource,
} from './changes.queries.ts';
import { change, type ChangeNeeds, hashesOf, requireFolder } from './changes.service.ts';

export interface UploadNeeds extends ChangeNeeds {
  checkPdf: PdfChecker['check'];
}

interface Upload {
  bucket: Bucket;
  week: string;
  name: string;
  content: AsyncIterable<Uint8Array>;
  actor: string;
}

/**
 * Stores, checks, then shows: until the last step nobody sees anything of it, and the one it replaces stays
 * as it is. Whatever goes wrong, no blob is left that nothing refers to.
 */
export async function takeUpload(
  needs: UploadNeeds,
  upload: Upload,
): Promise<z.infer<typeof uploadAnswer>> {
  const { db, files, blobs } = needs;
  // Before anything is read of it.
  await requireFolder(db, upload.week);
  const put: string[] = [];
  try {
    return await blobs.using(async () => {
      const noting = { ...files, put: noted };
      return show(needs, upload, await storePdf({ ...needs, files: noting }, upload.content));
    });
  } catch (error) {
    await blobs.release(put);
    throw error;
  }

  async function noted(content: AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const blob = await files.put(content);
    put.push(blob.hash);
    return blob;
  }
}

/** Keeps the content of a PDF that is sound, and the picture of its first page. */
export async function storePdf(
  { files, checkPdf }: Pick<UploadNeeds, 'files' | 'checkPdf'>,
  content: AsyncIterable<Uint8Array>,
): Promise<Omit<NewResource, 'bucket' | 'path'>> {
  const blob = await files.put(content);
  const { pages, picture } = await checkPdf(blob.size, (range) => readPart(files, blob, range));
  const { hash: picture_hash } = await files.put(contentOf(picture));
  return { ...blob, type: 'application/pdf', pages, picture_hash };
}

async function show(
  { db, now, blobs }: UploadNeeds,
  { bucket, week, name, actor }: Upload,
  content: Omit<NewResource, 'bucket' | 'path'>,
): Promise<z.infer<typeof uploadAnswer>> {
  const { replaced, path, details } = await change(db, async (transaction) => {
    await requireFolder(transaction, week);
    await blobs.confirm(transaction, hashesOf(content));
    const replaced = await findResource(transaction, `${week}/${name}`);
    const path = replaced?.path ?? `${week}/${name}`;
    const resource = { bucket, path, ...content };
    if (replaced) await replaceResource(transaction, replaced, resource, now());
    else await insertResource(transaction, resource);
    const details = { bucket, bytes: content.size, pages: content.pages };
    return { actor, action: 'resource uploaded', subject: path, details, replaced, path };
  });
  if (replaced) await blobs.release(hashesOf(replaced));
  return { path, pages: details.pages, replaced: replaced !== undefined };
}

async function readPart(
  files: FileStore,
  { hash }: StoredBlob,
  range: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = await readBlob(files, hash, range);
  if (!part) throw new Error(`the blob ${hash} is gone`);
  return part;
}
