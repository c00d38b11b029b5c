import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const FFMPEG = 'ffmpeg';

export const FFMPEG_MISSING =
  'The promo video needs ffmpeg: install it with `apt-get install ffmpeg` or `brew install ffmpeg`, then try again.';

export function hasFfmpeg(): boolean {
  return spawnSync(FFMPEG, ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Writes the film as H.264, which every browser plays, and as VP9, which is smaller; neither has sound. */
export function encode(film: string, folder: string): void {
  const input = ['-i', film, '-an', ...COLOUR.split(' ')];
  runFfmpeg([...input, ...H264.split(' '), join(folder, 'promo.mp4')]);
  runFfmpeg([...input, ...VP9.split(' '), join(folder, 'promo.webm')]);
}

// The colour space is written into the file, because players that guess it show other greens.
const COLOUR =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const H264 =
  '-c:v libx264 -profile:v high -preset slow -tune animation -crf 26 -movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -b:v 0 -crf 44 -g 240 -deadline good -cpu-used 5 -threads 1';

function runFfmpeg(args: string[]): void {
  const always = ['-y', '-hide_banner', '-loglevel', 'error'];
  const { status } = spawnSync(FFMPEG, [...always, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('ffmpeg failed; the reason is above.');
}
