import { spawnSync } from 'node:child_process';

export const FFMPEG = 'ffmpeg';

export function requireFfmpeg(): void {
  if (spawnSync(FFMPEG, ['-version'], { stdio: 'ignore' }).status === 0) return;
  throw new Error(
    'The promo video needs ffmpeg, which `apt-get install ffmpeg` (or `brew install ffmpeg`) brings.',
  );
}

export function runFfmpeg(args: string[]): void {
  const always = ['-y', '-hide_banner', '-loglevel', 'error'];
  const { status } = spawnSync(FFMPEG, [...always, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('ffmpeg failed; the reason is above.');
}
