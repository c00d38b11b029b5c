import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint } from '#testing/every-endpoint.ts';

const endpoints = await everyEndpoint();

test.each(endpoints)(
  'a page reads an answer of $method $path that has fields of a later release',
  ({ output }) => {
    expect(refusesUnknownFields(output)).toBe(false);
  },
);

test('a schema that refuses unknown fields is found at any depth', () => {
  const strict = z.object({ rows: z.array(z.strictObject({ id: z.string() })) });
  expect(refusesUnknownFields(strict)).toBe(true);
});

function refusesUnknownFields(schema: z.ZodMiniType): boolean {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(described).includes('"additionalProperties":false');
}
