import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfSettings } from './pdf-settings.ts';

test('a document is opened with nothing in it that runs: no code made of its text, no form that scripts itself', () => {
  expect(pdfSettings(pdfjs)).toMatchObject({ isEvalSupported: false, enableXfa: false });
});
