import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createCanvas, type Image } from '@napi-rs/canvas';
import { FFMPEG } from './ffmpeg.ts';
import { drawPointer, type Point, type Pointer } from './pointer.ts';

export const FRAMES_PER_SECOND = 30;
export const FILM_SIZE = { width: 1280, height: 720 } as const;

interface Frame {
  picture: Image;
  next?: Transition;
  pointer: Pointer;
}

/** A frame between two pictures: the next one shows through by `share`, and both may grow around a point. */
export interface Transition {
  picture: Image;
  share: number;
  around?: Point;
  scale?: { from: number; to: number };
}

export interface Film {
  add: (frame: Frame, count?: number) => Promise<void>;
  /** How long it is so far. */
  seconds: () => number;
  finish: () => Promise<void>;
}

/** Draws frames and passes each to ffmpeg, which writes them into the file without loss. */
export function startFilm(file: string): Film {
  const { width, height } = FILM_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const ffmpeg = spawn(FFMPEG, [...QUIET, ...framesOf(width, height), ...LOSSLESS, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  let frames = 0;
  return { add, seconds: () => frames / FRAMES_PER_SECOND, finish };

  async function add({ picture, next, pointer }: Frame, count = 1): Promise<void> {
    draw(picture, { share: 1, around: next?.around, scale: next?.scale?.from });
    if (next) draw(next.picture, { ...next, scale: next.scale?.to });
    drawPointer(context, pointer);
    // A copy, because the canvas frees its own bytes while ffmpeg still waits for them.
    const bytes = Buffer.from(context.getImageData(0, 0, width, height).data);
    for (let copy = 0; copy < count; copy += 1) {
      if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain');
    }
    frames += count;
  }

  function draw(picture: Image, { share, around = CORNER, scale = 1 }: Placing): void {
    const { x, y } = around;
    context.globalAlpha = share;
    context.drawImage(picture, x - x * scale, y - y * scale, width * scale, height * scale);
    context.globalAlpha = 1;
  }

  async function finish(): Promise<void> {
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error('ffmpeg could not write the frames; the reason is above.');
  }
}

interface Placing {
  share: number;
  around?: Point | undefined;
  scale?: number | undefined;
}

const CORNER: Point = { x: 0, y: 0 };
const QUIET = ['-y', '-hide_banner', '-loglevel', 'error'];
const LOSSLESS = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];

function framesOf(width: number, height: number): string[] {
  const size = ['-video_size', `${width}x${height}`, '-framerate', String(FRAMES_PER_SECOND)];
  return ['-f', 'rawvideo', '-pixel_format', 'rgba', ...size, '-i', 'pipe:0'];
}
