import { chromium } from '@playwright/test';
import type { ProductProcess } from '#testing/product-process.ts';
import { findChromium } from '#tooling/chromium.ts';
import playwright from '../../playwright.config.ts';
import type { Cue } from './captions.ts';
import { FILM_SIZE, startFilm } from './film.ts';
import { SCENES } from './scenes.ts';
import { openStage } from './stage.ts';

interface Filmed {
  /** A caption for each scene, for as long as that lasts. */
  cues: Cue[];
  /** As WebP. */
  poster: Buffer;
}

/** Plays every scene in the product, in the browser of the stories, and keeps the film in the file. */
export async function filmScenes(product: ProductProcess, file: string): Promise<Filmed> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    ...playwright.use?.launchOptions,
  });
  try {
    const page = await browser.newPage({
      baseURL: product.url,
      viewport: FILM_SIZE,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    const film = startFilm(file);
    const stage = await openStage(page, film, '/');
    const cues: Cue[] = [];
    let poster: Buffer = Buffer.alloc(0);
    for (const { caption, play, isPoster } of SCENES) {
      const startSeconds = film.seconds();
      await play(stage, product);
      cues.push({ startSeconds, endSeconds: film.seconds(), text: caption });
      if (isPoster) poster = await stage.poster();
    }
    await film.finish();
    return { cues, poster };
  } finally {
    await browser.close();
  }
}
