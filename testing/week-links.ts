import { createWeekLink } from '#contract/weeks.ts';
import type { Database } from '#server/db/database.ts';
import { answerOf, callApi } from './api-client.ts';
import { aFolder, aResource } from './library.ts';
import type { TestApp } from './test-app.ts';

interface Caller {
  product: TestApp;
  /** Where the product listens. */
  origin: string;
  cookie: string;
}

/** Fills a week, and asks for the links to its files. The caller is read at each call, because it changes between tests. */
export function weekLinks(
  db: Database,
  week: { year: string; week: string },
  caller: () => Caller,
) {
  return { plant, ask, linkTo, open };

  async function plant(
    files: Record<string, Buffer>,
    bucket: 'learning' | 'learning-readonly' = 'learning',
  ): Promise<void> {
    const folder = `${week.year}/${week.week}`;
    if (Object.keys(files).length > 0) await aFolder(db, folder);
    for (const [name, content] of Object.entries(files)) {
      await aResource(db, caller().product.files, `${folder}/${name}`, { content, bucket });
    }
  }

  function ask(purpose: 'download' | 'print', options = {}): Promise<Response> {
    const { product, cookie } = caller();
    return callApi(product, createWeekLink, { ...week, purpose, ...options }, { cookie });
  }

  async function linkTo(purpose: 'download' | 'print', options = {}): Promise<string> {
    return (await answerOf(createWeekLink, await ask(purpose, options))).url;
  }

  function open(url: string, as = caller().cookie, method = 'GET'): Promise<Response> {
    return fetch(caller().origin + url, { method, headers: { cookie: as } });
  }
}
