import { ApiError } from '../../api/api-error.ts';
import { NetworkError } from '../../api/network-error.ts';
import { serverSide } from '../../api/server-side.ts';
import { withPrice } from '../../copy/price.ts';

/** The text is short; after this time an error is better than waiting. */
const TIMEOUT_MS = 15_000;
const OK = 200;

/** Loads a static text of the site. Not made by `call`, because answers of the contract are JSON. */
export async function loadMarkdown(address: string): Promise<string> {
  return withPrice(await (serverSide()?.readText(address) ?? fetchText(address)));
}

function fetchText(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkError(`no answer from ${address}`));
    request.open('GET', address);
    request.timeout = TIMEOUT_MS;
    request.addEventListener('load', () => {
      if (request.status === OK && !isPage(request)) return resolve(request.responseText);
      return reject(new ApiError('service/failed', { status: request.status }));
    });
    for (const failure of ['error', 'timeout']) request.addEventListener(failure, fail);
    request.send();
  });
}

/** Some school network filters answer with their own HTML page. */
function isPage(request: XMLHttpRequest): boolean {
  return (request.getResponseHeader('Content-Type') ?? '').includes('html');
}
