import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { describeDeployment } from './deployment.ts';

test('a demo is described with its embedded parts', () => {
  expect(describeDeployment(loadConfig({ DATA_DIR: '/srv/orchard', PORT: '3001' }))).toEqual({
    address: 'http://localhost:3001',
    database: 'embedded PostgreSQL',
    store: 'folder /srv/orchard/files',
    mail: 'outbox',
  });
});

test('external parts are described by their places, without any password', () => {
  const described = describeDeployment(
    loadConfig({
      HOST: '::1',
      DATABASE_URL: 'postgres://orchard:hunter2@db.example:5433/spelling?sslmode=require',
      S3_BUCKET: 'orchard',
      S3_ENDPOINT: 'https://store.example',
      S3_ACCESS_KEY_ID: 'hunter2',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      SMTP_URL: 'smtps://user:hunter2@mail.example:465',
    }),
  );
  expect(described).toEqual({
    address: 'http://[::1]:3000',
    database: 'PostgreSQL at db.example:5433/spelling',
    store: 'bucket orchard at https://store.example',
    mail: 'mail server at mail.example:465',
  });
});
