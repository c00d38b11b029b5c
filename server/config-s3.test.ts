import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const S3 = { S3_BUCKET: 'orchard', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' };

describe('an S3 store', () => {
  test('is not used unless configured', () => {
    expect(loadConfig({}).s3).toBeUndefined();
  });

  test("is Amazon's own without an address, with the bucket in the host name", () => {
    expect(loadConfig({ ...S3, S3_REGION: 'eu-west-2' }).s3).toEqual({
      endpoint: undefined,
      publicEndpoint: undefined,
      region: 'eu-west-2',
      bucket: 'orchard',
      pathStyle: false,
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    });
  });

  test('of another provider has the bucket in the path, unless configured otherwise', () => {
    const given = { ...S3, S3_ENDPOINT: 'https://store.example/storage/v1/s3/' };
    const expected = { endpoint: 'https://store.example/storage/v1/s3', region: 'us-east-1' };
    expect(loadConfig(given).s3).toMatchObject({ ...expected, pathStyle: true });
    expect(loadConfig({ ...given, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
  });

  test('configured in part is refused with every missing variable, and never with a secret', () => {
    const half = () =>
      loadConfig({ S3_ENDPOINT: 'https://store.example', S3_SECRET_ACCESS_KEY: 'hunter2' });
    expect(half).toThrow('S3_BUCKET is required for an S3 store');
    expect(half).toThrow('S3_ACCESS_KEY_ID is required for an S3 store');
    expect(half).not.toThrow('hunter2');
  });

  test.each([
    { S3_BUCKET: 'Not A Bucket' },
    { S3_ENDPOINT: 'store.example' },
    { S3_ENDPOINT: 'https://key:secret@store.example' },
    { S3_PUBLIC_ENDPOINT: 'ftp://store.example' },
    { S3_PATH_STYLE: 'yes' },
    { PUBLIC_URL: 'https://a.example', S3_PUBLIC_ENDPOINT: 'http://store.example' },
  ])('%j is refused', (wrong) => {
    expect(() => loadConfig({ ...S3, ...wrong })).toThrow(/S3_[A-Z_]+ must be/);
  });
});
