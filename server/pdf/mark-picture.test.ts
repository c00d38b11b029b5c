import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processorMs } from '#testing/processor-time.ts';
import { createMarking } from './mark-picture.ts';

const WIDTH = 1440;
const HEIGHT = 810;
const PARTS = { across: 4, down: 3 };

test.each([
  ['short', ['Orchard School', 'pip@orchard.example']],
  ['long', [`The ${'Very '.repeat(22)}Long Name`, `${'pip.'.repeat(20)}pip@orchard.example`]],
  ['missing', ['pip@orchard.example']],
])('a mark of %s names is on every part of the picture, and weak', async (_what, lines) => {
  const picture = await blank();
  const marked = await createMarking()({ source: 'blank', picture, lines });
  const [width, height] = [WIDTH / PARTS.across, HEIGHT / PARTS.down];
  for (let part = 0; part < PARTS.across * PARTS.down; part += 1) {
    const [left, top] = [(part % PARTS.across) * width, Math.floor(part / PARTS.across) * height];
    const cut = await sharp(marked).extract({ left, top, width, height }).png().toBuffer();
    const [red] = (await sharp(cut).stats()).channels;
    expect([part, (red?.min ?? 0) < 235, (red?.min ?? 0) > 190]).toEqual([part, true, true]);
  }
});

test('two readers of a page, and two pages of a reader, have pictures of their own', async () => {
  const mark = createMarking();
  const [white, green] = [await blank(), await blank('#00aa00')];
  const pictures = [
    await mark({ source: 'white', picture: white, lines: ['pip'] }),
    await mark({ source: 'white', picture: white, lines: ['russet'] }),
    await mark({ source: 'green', picture: green, lines: ['pip'] }),
  ];
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  const again = await mark({ source: 'white', picture: white, lines: ['pip'] });
  expect(again.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
});

test('a page that is open in a whole staffroom is marked in less time than its packing took', async () => {
  const mark = createMarking();
  const picture = await blank();
  const ask = (reader: number) => mark({ source: 'white', picture, lines: [`reader ${reader}`] });
  await ask(0);
  const marking = await processorMs(async () => {
    for (let reader = 1; reader <= 10; reader += 1) await ask(reader);
  });
  const packing = await processorMs(async () => {
    for (let time = 0; time < 10; time += 1) {
      await sharp(picture).removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer();
    }
  });
  expect(marking).toBeLessThan(packing);
});

function blank(background = '#ffffff'): Promise<Buffer> {
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background } as const;
  return sharp({ create }).webp({ lossless: true }).toBuffer();
}
