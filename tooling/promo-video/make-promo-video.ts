/**
 * Films the product at work and writes the video, its captions and its poster into `web/public`:
 * `node --import tsx tooling/promo-video/make-promo-video.ts`
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { ensureChromium } from '#tooling/chromium.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { captionsOf } from './captions.ts';
import { encode, FFMPEG_MISSING, hasFfmpeg } from './ffmpeg.ts';
import { startFilledProduct } from './filled-product.ts';
import { filmScenes } from './film-scenes.ts';

const VIDEO = join(PROJECT_ROOT, 'web/public/video');
const POSTER = join(PROJECT_ROOT, 'web/public/pictures/promo-poster.webp');

if (!hasFfmpeg()) {
  process.stderr.write(`${FFMPEG_MISSING}\n`);
  process.exit(1);
}
ensureChromium();
buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-promo-'));
try {
  print('Filling a library with the starter scheme; that takes some minutes…');
  const product = await startFilledProduct(join(folder, 'data'));
  print('Filming…');
  const film = join(folder, 'film.mkv');
  const { cues, poster } = await filmScenes(product, film).finally(() => product.stop());
  print('Encoding…');
  await mkdir(VIDEO, { recursive: true });
  encode(film, VIDEO);
  await writeFile(join(VIDEO, 'promo.vtt'), captionsOf(cues));
  await writeFile(POSTER, poster);
  print(`${cues.at(-1)?.endSeconds.toFixed(1)} seconds`);
  for (const file of [join(VIDEO, 'promo.mp4'), join(VIDEO, 'promo.webm'), POSTER]) {
    print(`${file}: ${Math.round((await stat(file)).size / 1000)} kB`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
