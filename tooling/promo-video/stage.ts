import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { capture, captureAnimated, captureAtRest } from './capture.ts';
import { type Film, FILM_SIZE, type Transition, FRAMES_PER_SECOND } from './film.ts';
import { ease, type Point, type Pointer, pointerPath } from './pointer.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

const POINTER_PIXELS_PER_SECOND = 900;
const POINTER_SECONDS = { least: 0.36, most: 0.8 };
const ZOOM_SECONDS = 0.6;
const PRESS_SECONDS = 0.4;
const FADE_SECONDS = 0.24;
const HOVER_SECONDS = 0.13;
const KEY_SECONDS = 0.07;
const POSTER_QUALITY = 82;
/** Of a name in a list; between two lines of it a press would miss the link. */
const LINE_HEIGHT = 20;

/**
 * Plays scenes in a page and films them. The film's clock stands still while the page loads: a new picture is
 * taken when the page has come to rest, and the last one fades into it.
 */
export async function openStage(page: Page, film: Film, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  let picture = await captureAtRest(page);
  const pointer: Pointer = { ...OUT_OF_SIGHT, presence: 1, press: 1 };
  return { page, hold, moveTo, press, change, zoom, type, scrollTo, playCard, hidePointer, poster };

  async function hold(seconds: number): Promise<void> {
    for (let left = framesIn(seconds); left > 0; left -= 1) await shoot();
  }

  /** The pointer goes there, and what it hovers over shows that. */
  async function moveTo(target: Locator | Point): Promise<void> {
    const to = 'x' in target ? target : await placeOn(target);
    const distance = Math.hypot(to.x - pointer.x, to.y - pointer.y);
    const { least, most } = POINTER_SECONDS;
    const seconds = Math.min(most, Math.max(least, distance / POINTER_PIXELS_PER_SECOND));
    pointer.presence = 1;
    for (const point of pointerPath({ ...pointer }, to, framesIn(seconds))) {
      Object.assign(pointer, point);
      await shoot();
    }
    await page.mouse.move(to.x, to.y);
    await fadeTo(await captureAtRest(page), HOVER_SECONDS);
  }

  /** Goes to a control and presses it; the film goes on when what was waited for is there. */
  async function press(target: Locator, ready?: Ready): Promise<void> {
    await moveTo(target);
    pointer.press = 0;
    await hold(PRESS_SECONDS / 3);
    await change(async () => {
      await page.mouse.down();
      await page.mouse.up();
    }, ready);
  }

  /** Something happens, and the film fades to the result. */
  async function change(happen: () => Promise<unknown>, ready?: Ready): Promise<void> {
    await happen();
    await (typeof ready === 'function' ? ready() : ready?.waitFor());
    await fadeTo(await captureAtRest(page), FADE_SECONDS);
  }

  /** What happens makes the picture larger by a factor, around a point that stays where it is. */
  async function zoom(happen: () => Promise<unknown>, by: number, around: Point): Promise<void> {
    await happen();
    const next = await captureAtRest(page);
    const frames = framesIn(ZOOM_SECONDS);
    for (let frame = 1; frame < frames; frame += 1) {
      const share = ease(frame / frames);
      const scale = 1 + (by - 1) * share;
      await shoot({ picture: next, share, around, scale: { from: scale, to: scale / by } });
    }
    picture = next;
    await shoot();
  }

  async function type(text: string, take = capture): Promise<void> {
    for (const key of text) {
      await page.keyboard.type(key);
      picture = await take(page);
      await hold(KEY_SECONDS);
    }
  }

  async function scrollTo(top: number, seconds: number): Promise<void> {
    const from = Number(await page.evaluate('scrollY'));
    const frames = framesIn(seconds);
    for (let frame = 1; frame <= frames; frame += 1) {
      const now = Math.round(from + (top - from) * ease(frame / frames));
      await page.evaluate(`scrollTo({ top: ${now}, behavior: 'instant' })`);
      picture = await capture(page);
      await shoot();
    }
  }

  /** Shows a page of its own with its animations. */
  async function playCard(html: string, seconds: number): Promise<void> {
    await page.goto('about:blank');
    await page.setContent(html);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await fadeTo(await captureAnimated(page, 0), FADE_SECONDS);
    const frames = framesIn(seconds);
    for (let frame = 1; frame <= frames; frame += 1) {
      picture = await captureAnimated(page, (frame * 1000) / FRAMES_PER_SECOND);
      await shoot();
    }
  }

  /** The pointer fades away where it is, as over a presentation. */
  async function hidePointer(): Promise<void> {
    const frames = framesIn(FADE_SECONDS);
    for (let frame = 1; frame <= frames; frame += 1) {
      pointer.presence = 1 - frame / frames;
      await shoot();
    }
  }

  /** The picture that shows now, without the pointer. */
  function poster(): Promise<Buffer> {
    const canvas = createCanvas(FILM_SIZE.width, FILM_SIZE.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.encode('webp', POSTER_QUALITY);
  }

  async function fadeTo(next: Image, seconds: number): Promise<void> {
    const frames = framesIn(seconds);
    for (let frame = 1; frame < frames; frame += 1) {
      await shoot({ picture: next, share: ease(frame / frames) });
    }
    picture = next;
    await shoot();
  }

  async function shoot(next?: Transition): Promise<void> {
    if (pointer.press < 1) pointer.press += 1 / framesIn(PRESS_SECONDS);
    await film.add({ picture, pointer, ...(next && { next }) });
  }
}

/** What has to be there, or to happen, before the film goes on. */
type Ready = Locator | (() => Promise<unknown>);

const OUT_OF_SIGHT: Point = { x: FILM_SIZE.width * 0.62, y: FILM_SIZE.height + 30 };

/** Beside the middle, so that the arrow hides little of what it points at; of a name on two lines, on the first. */
async function placeOn(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to point at: ${String(target)}`);
  return { x: box.x + box.width * 0.58, y: box.y + Math.min(box.height, LINE_HEIGHT) * 0.68 };
}

function framesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
}
