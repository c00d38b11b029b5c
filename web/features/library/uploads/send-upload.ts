import { UPLOAD_ROUTE, uploadAnswer } from '#contract/library-changes.ts';
import { UPLOAD_MEGABYTES } from '#contract/limits.ts';
import { ApiError } from '../../../api/api-error.ts';
import { requestFor } from '../../../api/request-for.ts';
import { sendFile } from '../../../api/send-file.ts';
import type { SendUpload } from './upload-queue.ts';

const MEGABYTE = 1_000_000;

export const sendUpload: SendUpload = async (item, options) => {
  const { file, year, week, name, readOnly } = item;
  // Said at once: a file of that size would be on its way for minutes before the server can say it.
  if (file.size > UPLOAD_MEGABYTES * MEGABYTE) throw new ApiError('upload/too-large');
  const bucket = readOnly ? 'learning-readonly' : 'learning';
  const { url } = requestFor({ method: 'PUT', path: UPLOAD_ROUTE }, { bucket, year, week, name });
  await sendFile(url, file, { ...options, type: 'application/pdf', output: uploadAnswer });
};
