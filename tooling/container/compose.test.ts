import { expect, test } from 'vitest';
import { loadConfig, VARIABLES } from '#server/config.ts';
import { composeVariables, imageEnvironment, readCompose } from './compose.ts';

/** As docs/operations.md says. */
const WHOLE_STOP_SECONDS = 25;

const { product, database, store, bucket, mail } = readCompose();
const config = loadConfig({ ...imageEnvironment(), ...product.environment });

test('compose.yaml and the Dockerfile set variables that the product has, and no others', () => {
  const set = [
    ...Object.keys(product.environment),
    ...Object.keys(imageEnvironment()),
    ...composeVariables(),
  ];
  expect(set.filter((name) => !VARIABLES.some((variable) => variable === name))).toEqual([]);
});

test('the product of compose.yaml has everything that production requires, and monitoring', () => {
  expect(config).toMatchObject({ production: true, adminPasskeys: true, host: '0.0.0.0' });
  expect(config.metrics).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(config.adminEmails).toHaveLength(1);
});

test('the product of compose.yaml knows the names, passwords and bucket of the services beside it', () => {
  const address = new URL(config.databaseUrl ?? '');
  expect({
    POSTGRES_USER: address.username,
    POSTGRES_PASSWORD: address.password,
    POSTGRES_DB: address.pathname.slice(1),
  }).toEqual(database.environment);
  expect({
    MINIO_ROOT_USER: config.s3?.accessKeyId,
    MINIO_ROOT_PASSWORD: config.s3?.secretAccessKey,
  }).toEqual(store.environment);
  expect(bucket.command.join('\n')).toContain(`store/${config.s3?.bucket}\n`);
  expect(mail.image).toContain('mailpit');
  const hosts = [config.databaseUrl, config.s3?.endpoint, config.smtpUrl].map(
    (url) => new URL(url ?? '').hostname,
  );
  expect(hosts).toEqual(['database', 'store', 'mail']);
});

test('compose.yaml publishes the port of the image on this machine alone, at the address of its pages', () => {
  const published = product.ports.map((port) => port.split(':'));
  const { hostname, port } = new URL(config.publicUrl);
  expect(published).toEqual([['127.0.0.1', port, String(config.port)]]);
  expect(hostname).toBe('localhost');
});

test('under compose.yaml the product can write to its data directory and /tmp alone, and has time to stop', () => {
  expect(product.volumes).toEqual([`product:${config.dataDir}`]);
  expect(product.tmpfs).toEqual(['/tmp']);
  expect(product.cap_drop).toEqual(['ALL']);
  expect(product.security_opt).toEqual(['no-new-privileges:true']);
  expect(Number.parseInt(product.stop_grace_period, 10)).toBeGreaterThan(WHOLE_STOP_SECONDS);
});
