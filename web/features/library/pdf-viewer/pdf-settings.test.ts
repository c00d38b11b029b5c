import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfSettings } from './pdf-settings.ts';

test('a document is opened without scripts: no eval and no XFA forms', () => {
  expect(pdfSettings(pdfjs)).toMatchObject({ isEvalSupported: false, enableXfa: false });
});
