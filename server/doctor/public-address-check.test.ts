import { expect, test } from 'vitest';
import { checkHttps } from './public-address-check.ts';

test.each([
  ['max-age=31536000', 'ok'],
  ['includeSubDomains; max-age=600', 'ok'],
  ['max-age="600"', 'ok'],
  ['max-age=0', 'warning'],
  ['max-age=0; includeSubDomains', 'warning'],
  ['includeSubDomains', 'warning'],
  ['', 'warning'],
])('HSTS as %j is %s', (hsts, level) => {
  const headers = new Headers(hsts ? { 'Strict-Transport-Security': hsts } : {});
  const found = checkHttps('https://spelling.example', true, new Response('', { headers }));
  expect(found.map((finding) => finding.level)).toEqual([level]);
});
