import { open } from 'node:fs/promises';

const START = '%PDF-';
const END = '%%EOF';
/** The end mark may be followed by a line break. */
const TAIL_BYTES = 8;

/** Whether a file is there and both begins and ends as a PDF does. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    if (size < START.length + TAIL_BYTES) return false;
    const head = await file.read({ buffer: Buffer.alloc(START.length), position: 0 });
    const tail = await file.read({ buffer: Buffer.alloc(TAIL_BYTES), position: size - TAIL_BYTES });
    return head.buffer.toString('latin1') === START && tail.buffer.toString('latin1').includes(END);
  } finally {
    await file.close();
  }
}
