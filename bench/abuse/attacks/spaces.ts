import { requestCode, signInOrganisation, signInWithCode } from '#contract/session.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { flood, networkHeader, postJson } from '../target.ts';

const LONG = `a${' '.repeat(64_000)}b`;

const REQUESTS = [
  [requestCode.path, { email: LONG }],
  [signInWithCode.path, { email: LONG, code: '123456' }],
  [signInOrganisation.path, { domain: LONG, password: 'orchard' }],
  [sendSupportMessage.path, { name: 'A visitor', email: LONG, message: 'Hello' }],
  [requestCode.path, { email: `${' '.repeat(64_000)}b@orchard.example` }],
  [sendSupportMessage.path, { name: LONG, email: 'a@orchard.example', message: LONG }],
] as const;

/** Bodies just below the size limit that make a backtracking regular expression take quadratic time. */
export const spaces = flood((n) => {
  const [path, input] = REQUESTS[n % REQUESTS.length] ?? REQUESTS[0];
  return postJson(path, input, networkHeader(n));
});
