import { Context } from 'hono';
import { expect, test } from 'vitest';
import { emailAddress, emailDomain, parseEmail } from '#contract/email.ts';
import { libraryName, libraryPath, parseLibraryPath } from '#contract/library-path.ts';
import { oneLine } from '#contract/one-line.ts';
import { password } from '#contract/password.ts';
import { previewImport } from '#contract/school-import.ts';
import { createSchool } from '#contract/schools.ts';
import { signInWithCode } from '#contract/session.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { INVISIBLE, VISIBLE } from '#contract/visible.ts';
import { findSlowText, hostileTexts } from '#testing/hostile-texts.ts';
import { loadConfig, VARIABLES } from './config.ts';
import { requireOwnDomain } from './features/schools/domain-rules.ts';
import { planImport } from './features/schools/plan-import.ts';
import { isSigned } from './features/library/signed-link.ts';
import { acceptsEncoding } from './http/accepts-encoding.ts';
import { parseRange } from './http/byte-range.ts';
import { networkOf } from './http/client-network.ts';
import { contentDisposition } from './http/content-disposition.ts';
import type { AppContext } from './http/context.ts';
import { readQuery } from './http/read-query.ts';
import { createSignedCookie } from './http/signed-cookie.ts';
import { withoutAddresses } from './mail/smtp.ts';

/** A body has at most 64 KiB, and the headers of a request 16. */
const TEXTS = hostileTexts(64 * 1024);
/** Linear patterns take a few; a quadratic one takes seconds. */
const BOUND_MS = 100;

const KEY = Buffer.from('a key for tests');
const GRANT = { bucket: 'learning', path: 'a/b/c', purpose: 'view', sessionId: 's' } as const;
const cookie = createSignedCookie({
  name: 'session',
  key: KEY,
  publicUrl: 'http://a.example',
  maxAgeSeconds: 60,
});
const school = createSchool.input.shape;
const LINK = { expires: '9999999999', signature: '', now: new Date() };

test.each<[string, (text: string) => unknown]>([
  ['an e-mail address', parseEmail],
  ['the address of a sign-in', (text) => emailAddress.safeParse(text)],
  ['a domain', (text) => emailDomain.safeParse(text)],
  ['the domain of a school', (text) => school.domain.safeParse(text)],
  ['a name', (text) => oneLine(120).safeParse(text)],
  ['a password', (text) => password.safeParse(text)],
  ['a code', (text) => signInWithCode.input.shape.code.safeParse(text)],
  ['a name in the library', (text) => libraryName.safeParse(text)],
  ['a path in the library', (text) => libraryPath.safeParse(text)],
  ['a path that nobody has measured', parseLibraryPath],
  ['a support message', (text) => sendSupportMessage.input.shape.message.safeParse(text)],
  ['the search for something visible', (text) => VISIBLE.test(text)],
  ['the search for something invisible', (text) => INVISIBLE.test(text)],
  ['a query', (text) => readQuery(`http://a.example/?${text}`)],
  ['Range', (text) => parseRange(text, 1000)],
  ['X-Forwarded-For', networkOf],
  ['the expiry of a link', (expires) => isSigned(KEY, GRANT, { ...LINK, expires })],
  ['the signature of a link', (signature) => isSigned(KEY, GRANT, { ...LINK, signature })],
  ['the reply of a mail server', withoutAddresses],
])('%s of 64 kB is read in linear time', (_what, read) => {
  expect(findSlowText(read, TEXTS, BOUND_MS)).toBeUndefined();
});

test.each<[string, (text: string) => unknown]>([
  ['Accept-Encoding', (text) => acceptsEncoding(requestWith('Accept-Encoding', text), 'br')],
  ['Cookie', (text) => cookie.read(requestWith('Cookie', text))],
])('the header %s of 64 kB is read in linear time', (_what, read) => {
  expect(findSlowText(read, TEXTS, BOUND_MS)).toBeUndefined();
});

test.each(VARIABLES)('%s of 64 kB is read in linear time', (name) => {
  const read = (text: string) => loadConfig({ [name]: text });
  expect(findSlowText(read, TEXTS, BOUND_MS)).toBeUndefined();
});

test.each([
  ['of many columns', `Name,Domain${',x'.repeat(400_000)}\n${'a,b.example\n'.repeat(1500)}`],
  ['of commas', ','.repeat(1_000_000)],
  ['with a very long row', `Name,Domain\na,b.example${',x'.repeat(400_000)}`],
  ['of quotation marks', `Name,Domain\n${'""'.repeat(400_000)}"`],
])('a file of schools %s is read in linear time', (_what, csv) => {
  const read = (text: string) => {
    if (!previewImport.input.safeParse({ csv: text }).success) return;
    expect(() => planImport(text, [], '2026-01-01')).toThrow('school/file-unreadable');
  };
  expect(findSlowText(read, [csv], BOUND_MS * 2)).toBeUndefined();
});

test.each<[string, number, (text: string) => unknown]>([
  ['name is written into a header', 120, (text) => contentDisposition('inline', text)],
  [
    'domain is checked',
    254,
    (domain) => requireOwnDomain({ domain, sharedDomainConfirmed: false }),
  ],
])('the longest %s at once', (_what, longest, read) => {
  expect(findSlowText(read, hostileTexts(longest), BOUND_MS / 10)).toBeUndefined();
});

test('a quadratic pattern is found', () => {
  const texts = hostileTexts(8000);
  expect(findSlowText((text) => / +$/.test(text), texts, BOUND_MS / 10)).toBeDefined();
});

function requestWith(header: string, value: string): AppContext {
  return new Context(new Request('http://a.example', { headers: { [header]: value } }));
}
