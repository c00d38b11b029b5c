import { expect, test } from 'vitest';
import { z } from 'zod';
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

function refusesUnknownFields(schema: z.ZodType): boolean {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(described).includes('"additionalProperties":false');
}
