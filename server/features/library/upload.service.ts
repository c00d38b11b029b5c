import type * as z from 'zod/mini';
import type { Bucket } from '#contract/library.ts';
import type { uploadAnswer } from '#contract/library-changes.ts';
import { contentOf, readBlob } from '../../files/blob-content.ts';
import type { ByteRange, FileStore, StoredBlob } from '../../files/file-store.ts';
import { removeBlobs } from '../../files/remove-blobs.ts';
import type { PdfChecker } from '../../pdf/pdf-checker.ts';
import { removeWithPictures } from '../../pictures/collect-pictures.ts';
import type { PdfBlob } from '../../pdf/pdf-drawer.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import {
  findResource,
  insertResource,
  type NewResource,
  replaceResource,
} from './changes.queries.ts';
import { pictureVersion } from './tree.ts';
import { blobsOf, changeLibrary, type ChangeNeeds, requireFolder } from './changes.service.ts';

export interface UploadNeeds extends ChangeNeeds {
  checkPdf: PdfChecker['check'];
  /** Called with every new document. */
  onUploaded?: ((pdf: PdfBlob, pages: number) => void) | undefined;
}

interface Upload {
  bucket: Bucket;
  week: string;
  name: string;
  content: AsyncIterable<Uint8Array>;
  actor: string;
}

/**
 * Stores the file, checks it, then publishes it. Until the last step nobody sees it, and the resource that it
 * replaces stays as it is. When a step fails, the blobs stored so far are removed.
 */
export async function receiveUpload(
  needs: UploadNeeds,
  upload: Upload,
): Promise<z.infer<typeof uploadAnswer>> {
  // Checked before the body is read.
  await requireFolder(needs.db, upload.week);
  return publish(needs, upload, await storePdf(needs, upload.content));
}

export interface StoredPdf {
  content: Omit<NewResource, 'bucket' | 'path'>;
  /** The text of each page; undefined where it is read later. */
  texts: string[] | undefined;
}

/** Stores a PDF and the picture of its first page; a PDF that fails the check is removed again. */
export async function storePdf(
  needs: Pick<UploadNeeds, 'files' | 'log' | 'checkPdf'>,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredPdf> {
  const { files, checkPdf } = needs;
  const stored = await files.put(content);
  try {
    const read = (part: ByteRange) => readPart(files, stored, part);
    const { pages, picture, texts } = await checkPdf(stored.size, read);
    const { blob: picture_blob, hash: picture_hash } = await files.put(contentOf(picture));
    const type = 'application/pdf';
    return { content: { ...stored, type, pages, picture_blob, picture_hash }, texts };
  } catch (error) {
    await removeBlobs(needs, [stored.blob]);
    throw error;
  }
}

async function publish(
  needs: UploadNeeds,
  { bucket, week, name, actor }: Upload,
  { content, texts }: StoredPdf,
): Promise<z.infer<typeof uploadAnswer>> {
  const { replaced, path, details } = await changeLibrary(
    needs,
    async (transaction) => {
      await requireFolder(transaction, week);
      const replaced = await findResource(transaction, `${week}/${name}`);
      const path = replaced?.path ?? `${week}/${name}`;
      const resource = { bucket, path, ...content };
      if (replaced) await replaceResource(transaction, replaced, resource, needs.now());
      else await insertResource(transaction, resource);
      const details = { bucket, bytes: content.size, pages: content.pages };
      return { actor, action: 'resource uploaded', subject: path, details, replaced, path };
    },
    () => removeBlobs(needs, blobsOf(content)),
  );
  await saveTexts(needs, content.blob, texts);
  needs.onUploaded?.(content, content.pages);
  if (replaced) await removeWithPictures(needs, blobsOf(replaced));
  const picture = pictureVersion(content.picture_hash);
  return { path, pages: details.pages, replaced: replaced !== undefined, picture };
}

async function readPart(
  files: FileStore,
  { blob }: StoredBlob,
  range: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = await readBlob(files, blob, range);
  if (!part) throw new Error(`the blob ${blob} is gone`);
  return part;
}
