import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

interface BarePage {
  url: (file: string) => string;
  stop: () => void;
}

/** Only pdf.js and a canvas, as in the examples of pdf.js. */
const PAGE = `<!doctype html><title>bare</title><canvas></canvas><script type="module">
import * as pdfjs from '/pdf.min.mjs';
pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
const pdf = await pdfjs.getDocument(location.hash.slice(1)).promise;
const page = await pdf.getPage(1);
const { width } = page.getViewport({ scale: 1 });
const viewport = page.getViewport({ scale: (innerWidth - 64) / width });
const canvas = document.querySelector('canvas');
canvas.width = viewport.width;
canvas.height = viewport.height;
await page.render({ canvas, viewport }).promise;
painted(performance.now());
</script>`;

/** Serves the bare page, pdf.js compressed like the product's scripts, and files in ranges. */
export async function serveBarePage(files: Record<string, Buffer>): Promise<BarePage> {
  const scripts = new Map(
    await Promise.all(['pdf.min.mjs', 'pdf.worker.min.mjs'].map(compressedScript)),
  );
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const script = scripts.get(path);
    const file = files[path];
    if (script) {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Content-Encoding', 'br');
      return response.end(script);
    }
    if (file) return sendRange(request, response, file);
    response.setHeader('Content-Type', 'text/html');
    return response.end(PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: (file) => `http://localhost:${port}/#/${file}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function compressedScript(name: string): Promise<[string, Buffer]> {
  const file = createRequire(import.meta.url).resolve(`pdfjs-dist/legacy/build/${name}`);
  return [name, brotliCompressSync(await readFile(file))];
}

function sendRange(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const [, first = 0, last = file.byteLength - 1] =
    /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')?.map(Number) ?? [];
  const end = Math.min(last, file.byteLength - 1);
  response.writeHead(request.headers.range ? 206 : 200, {
    'Content-Type': 'application/pdf',
    'Accept-Ranges': 'bytes',
    'Content-Length': end - first + 1,
    'Content-Range': `bytes ${first}-${end}/${file.byteLength}`,
  });
  response.end(file.subarray(first, end + 1));
}
