import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { Sheet } from './sheet.ts';

test('a full stop can be copied from a file made after one that had only the dot of an i', async () => {
  await pdfOf('i');
  expect(await textIn(await pdfOf('End.'))).toBe('End.');
});

async function pdfOf(content: string): Promise<Uint8Array> {
  const sheet = new Sheet({ title: content, width: 200, height: 100 });
  sheet.addPage();
  const box = { x: 10, y: 10, width: 180, height: 40 };
  sheet.text({ name: 'text', kind: 'print', content, size: 14, box });
  return new Uint8Array(await sheet.bytes());
}

async function textIn(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  await pdf.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
