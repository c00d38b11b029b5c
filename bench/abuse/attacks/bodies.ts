import { createLink } from '#contract/library.ts';
import { requestCode } from '#contract/session.ts';
import type { OutgoingRequest } from '../../browser.ts';
import { flood, networkHeader } from '../target.ts';

const LARGE = Buffer.alloc(10_000_000, ' ');
const DEPTH = 30_000;
const JSON_TYPE = { 'content-type': 'application/json' };

const REQUESTS: OutgoingRequest[] = [
  deep('['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  deep('['.repeat(2 * DEPTH)),
  deep(`{"email":${'{"a":'.repeat(DEPTH / 5)}1${'}'.repeat(DEPTH / 5)}}`),
  deep(`{"email":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`),
  { method: 'POST', path: requestCode.path, headers: JSON_TYPE, body: LARGE },
  {
    method: 'POST',
    path: createLink.path,
    headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    body: LARGE,
  },
  {
    method: 'PUT',
    path: '/api/library/uploads/learning/Year%202/Week%201/Large.pdf',
    headers: { 'content-type': 'application/pdf' },
    body: LARGE,
  },
];

/** JSON nested deeper than the stack, and bodies far above the limit, with and without a Content-Length. */
export const bodies = flood((n) => {
  const sent = REQUESTS[n % REQUESTS.length] ?? deep('[');
  return { ...sent, headers: { ...sent.headers, ...networkHeader(n) } };
});

function deep(body: string): OutgoingRequest {
  return { method: 'POST', path: requestCode.path, headers: JSON_TYPE, body };
}
