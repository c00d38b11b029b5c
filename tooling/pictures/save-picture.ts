import { writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';

const QUALITY = 80;

/** Writes a WebP and says how large it is. */
export async function savePicture(path: string, canvas: Canvas): Promise<void> {
  const bytes = await canvas.encode('webp', QUALITY);
  await writeFile(path, bytes);
  process.stdout.write(`${path}: ${Math.round(bytes.length / 1000)} kB\n`);
}
