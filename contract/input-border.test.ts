import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint } from '#testing/every-endpoint.ts';
import { findOpenInput } from '#testing/find-open-input.ts';
import { resourceAddress } from './library.ts';
import { PLAIN_TEXT, text } from './text.ts';

const endpoints = await everyEndpoint();

test('the calls of every contract file are found', () => {
  expect(endpoints.length).toBeGreaterThan(25);
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s accepts no text without a maximum length and no control characters',
  (_name, { input }) => {
    expect(findOpenInput(input)).toEqual([]);
  },
);

test('the address of a resource accepts neither', () => {
  expect(findOpenInput(resourceAddress)).toEqual([]);
});

test.each([
  ['a bare string', z.string()],
  ['a maximum alone', z.string().check(z.maxLength(10, { abort: true }))],
  [
    'a maximum that lets later checks run',
    z.string().check(z.maxLength(10), z.regex(PLAIN_TEXT, { abort: true })),
  ],
  ['a trim before the maximum', z.string().check(z.trim(), z.maxLength(10), z.regex(PLAIN_TEXT))],
  ['a format that is checked before its length', z.uuid()],
  ['a coerced string', z.coerce.string().check(z.maxLength(10))],
  ['a coerced number', z.coerce.number()],
  ['anything', z.unknown()],
  ['a map with any keys', z.record(z.string(), z.boolean())],
  ['a list without a maximum', z.array(text(10))],
  ['a list of open strings', z.array(z.string()).check(z.maxLength(3))],
  ['an open string inside optional, nullable and default', z.optional(z.nullable(z.string()))],
  ['an open string with a default', z._default(z.string(), '')],
  ['an open string in a union', z.union([text(10), z.string()])],
  ['an open string before a pipe', z.pipe(z.string(), text(10))],
  ['an open string before a transform', z.pipe(z.string(), z.transform(Number))],
  ['an open string in an inner object', z.strictObject({ inner: z.string() })],
  ['an object that takes unknown fields', z.object({ inner: text(10) })],
])('%s would be found', (_what, field) => {
  expect(findOpenInput(z.strictObject({ field }))).toHaveLength(1);
});
