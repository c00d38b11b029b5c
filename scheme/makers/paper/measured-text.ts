import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Room for what a PDF makes of numbers with many digits, in points. */
const TOLERANCE = 0.01;

/** The texts of a PDF that leave their page or are smaller than that many points, measured in the file itself. */
export async function textFaultsIn(bytes: Uint8Array, smallest: number): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const faults: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform;
      const isInside = x >= 0 && x + item.width <= width && y >= 0 && y + size <= height;
      if (!isInside || size < smallest - TOLERANCE) faults.push(`page ${number}: ${item.str}`);
    }
  }
  await pdf.destroy();
  return faults;
}
