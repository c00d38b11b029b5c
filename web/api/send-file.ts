import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { parseJson, refusalOf } from './refusal.ts';

/** After this time without any progress the connection counts as dead. The server checks a file in less. */
const SILENCE_MS = 120_000;

interface Options<Output> {
  type: string;
  /** The schema of the answer to an accepted file. */
  output: Output;
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onProgress: (sentBytes: number) => void;
}

/**
 * Sends a file as it is. Not a call of the contract, whose inputs are JSON, and not made by fetch, which
 * reports no upload progress.
 */
export function sendFile<Output extends z.ZodMiniType>(
  url: string,
  file: Blob,
  { type, output, signal, onProgress }: Options<Output>,
): Promise<z.output<Output>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence = setTimeout(abort, SILENCE_MS);
    signal.addEventListener('abort', abort);

    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      const answer = output.safeParse(body);
      const { status } = request;
      if (!isOk(status)) reject(refusalOf({ status, body }, { 413: 'upload/too-large' }));
      else if (answer.success) resolve(answer.data);
      else reject(new ApiError('service/failed', { cause: answer.error }));
    });
    request.addEventListener('error', () => reject(new NetworkError('the upload broke off')));
    request.addEventListener('abort', () => reject(new NetworkError('the upload was stopped')));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    });
    request.send(file);

    function abort(): void {
      request.abort();
    }
  });
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
