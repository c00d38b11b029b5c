import { join } from 'node:path';
import { runFfmpeg } from './ffmpeg.ts';

/** H.264 for everything there is, VP9 for what prefers it; neither has sound. */
export function encode(film: string, folder: string): void {
  const input = ['-i', film, '-an', ...COLOUR.split(' ')];
  runFfmpeg([...input, ...H264.split(' '), join(folder, 'promo.mp4')]);
  runFfmpeg([...input, ...VP9.split(' '), join(folder, 'promo.webm')]);
}

// The file says its colours too: players guess otherwise, and the greens come out differently.
const COLOUR =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const H264 =
  '-c:v libx264 -profile:v high -preset slow -tune animation -crf 22 -movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -b:v 0 -crf 44 -g 240 -deadline good -cpu-used 5 -threads 1';
