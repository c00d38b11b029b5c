import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { aResource } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const PATH = 'Year 2/Week 1/Slides.pdf';
const ONLY = 'Year 2/Week 1/Only.pdf';

test('an administrator sees the first page, marked if it is only to view; a teacher gets it by a link alone', async () => {
  const product = await createTestApp(db);
  const cookie = await aTeacherAlone(product, db);
  const content = slides(1);
  await aResource(db, product.files, PATH, { content });
  await aResource(db, product.files, ONLY, { content, bucket: 'learning-readonly' });
  const head = await anAdministrator(product, db);
  const open = (path: string, as: string) =>
    product.app.request(encodeURI(`/api/library/first-pages/${path}`), { headers: { Cookie: as } });
  const plain = await open(`learning/${PATH}`, head);
  expect([plain.status, plain.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const picture = Buffer.from(await plain.arrayBuffer());
  expect((await sharp(picture).metadata()).width).toBe(960);
  const marked = await open(`learning-readonly/${ONLY}`, head);
  expect(Buffer.from(await marked.arrayBuffer()).equals(picture)).toBe(false);
  expect((await open('learning/Year 2/Week 1/None.pdf', head)).status).toBe(404);
  expect((await open(`learning/${PATH}`, cookie)).status).toBe(403);
});
