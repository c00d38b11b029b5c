import type { Locator, Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { dropdown } from './dropdown.ts';
import { button, link, openLibrary } from './admin-library.ts';
import { expect } from './product.ts';
import { slides } from './test-pdfs/slides.ts';

/** An administrator in a week of a year group of its own, with the dialog open. */
export async function openUpload(
  page: Page,
  dataDir: string,
  year: string,
  names: string[] = [],
): Promise<string> {
  await plantLibrary(dataDir, {
    folders: [`${year}/Week 1`],
    resources: names.map((name) => ({ path: `${year}/Week 1/${name}` })),
  });
  const week = `/admin/teaching/${encodeURIComponent(year)}/Week%201`;
  await openLibrary(page, `/admin/teaching/${encodeURIComponent(year)}`);
  if ((page.viewportSize()?.width ?? 0) < 1280) {
    await dropdown(page, 'Select Week').click();
  }
  await link(page, 'Week 1').click();
  await expect(page).toHaveURL(week);
  await button(page, 'Upload files').click();
  await expect(page.getByRole('dialog', { name: 'Upload Files' })).toBeVisible();
  return week;
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export async function choose(page: Page, files: Record<string, Buffer>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose files').click();
  const chosen = Object.entries(files).map(([name, buffer]) => ({
    name,
    buffer,
    mimeType: 'application/pdf',
  }));
  await (await chooser).setFiles(chosen);
}

export function numbered(count: number): Record<string, Buffer> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`${n + 1}.pdf`, slides(1)] as const),
  );
}

/** Drops files as from the desktop. */
export async function drop(page: Page, files: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 640, y: 300, data });
  }
}

/** Holds uploads until they are released or aborted. */
export async function slowLine(page: Page) {
  let mend = () => {};
  let broken = false;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  await page.route('**/api/library/uploads/**', async (route) => {
    if (broken) return route.abort();
    await mended;
    return route.continue().catch(() => undefined);
  });
  return {
    breakOff: () => (broken = true),
    mend: () => {
      broken = false;
      mend();
    },
  };
}
