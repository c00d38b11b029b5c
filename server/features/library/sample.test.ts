import { beforeEach, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { getSample, getSamplePages } from '#contract/sample.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const CONTENT = slides(3);
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
});

test('a library without the week has no sample', async () => {
  expect(await answerOf(getSample, await callApi(product, getSample, {}))).toEqual({
    resources: [],
  });
});

test('anybody sees what may be downloaded of the week, and nothing else', async () => {
  await plant('Year 2/Week 1/Worksheet.pdf');
  await plant('Year 2/Week 1/Slides.pdf');
  await plant('Year 2/Week 10/Slides.pdf');
  await aResource(db, product.files, 'Year 2/Week 1/Only.pdf', {
    content: CONTENT,
    bucket: 'learning-readonly',
  });
  const { resources } = await answerOf(getSample, await callApi(product, getSample, {}));
  expect(resources.map(({ name }) => name)).toEqual(['Slides.pdf', 'Worksheet.pdf']);
});

test('its pages are shown as pictures, with their text', async () => {
  await plant('Year 2/Week 1/Slides.pdf');
  const response = await openPicture('Slides.pdf', 2);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([
    200,
    'public, max-age=300',
  ]);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
  const asked = await product.app.request('/api/sample/Slides.pdf/pages');
  const facts = await answerOf(getSamplePages, asked);
  expect(facts.pages.length).toBe(3);
});

test.each([
  'Only.pdf',
  'Missing.pdf',
  '.keep',
  '..%2FWeek%202%2FSlides.pdf',
  'Slides.pdf%2F..%2F..%2FWeek%202%2FSlides.pdf',
  '%00.pdf',
])('%s is refused', async (name) => {
  await plant('Year 2/Week 1/Slides.pdf');
  await plant('Year 2/Week 2/Slides.pdf');
  await aResource(db, product.files, 'Year 2/Week 1/Only.pdf', {
    content: CONTENT,
    bucket: 'learning-readonly',
  });
  for (const address of [`/api/sample/${name}/pages/1?width=320`, `/api/sample/${name}/pages`]) {
    const response = await product.app.request(address);
    expect([400, 404]).toContain(response.status);
    expect(await errorCodeOf(response)).toMatch(/^(request|resource)\//);
  }
});

test('the bytes of a PDF are not given out', async () => {
  await plant('Year 2/Week 1/Slides.pdf');
  expect((await product.app.request('/api/sample/Slides.pdf')).status).toBe(404);
});

function plant(path: string) {
  return aResource(db, product.files, path, { content: CONTENT });
}

function openPicture(name: string, page: number) {
  return product.app.request(`/api/sample/${name}/pages/${page}?width=320`);
}
