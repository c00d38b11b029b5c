import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import PostalMime, { type Email } from 'postal-mime';
import { AppError } from '../app-error.ts';
import type { App } from '../http/context.ts';

const FILE_NAME = /^\d{8}T\d{6}-\d+\.eml$/;
const SHOWN = 100;

/** `/outbox`: the messages that a mail server would have delivered, for whoever tries the product out. */
export function mountOutboxPage(app: App, folder: string): void {
  app.get('/outbox', async (c) => {
    const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name));
    const newest = names.toSorted(byTimeThenNumber).toReversed().slice(0, SHOWN);
    const rows = await Promise.all(newest.map(async (name) => row(name, await open(name))));
    const list =
      rows.length > 0
        ? html`<ul>
            ${rows}
          </ul>`
        : html`<p>No messages yet.</p>`;
    return c.html(page('Outbox', list), 200, { 'Cache-Control': 'no-store' });
  });

  app.get('/outbox/:name', async (c) => {
    const mail = await open(c.req.param('name'));
    const to = mail.to?.map(({ address }) => address).join(', ');
    const body = html`<p><a href="/outbox">Outbox</a></p>
      <p>To: ${to}</p>
      <pre>${mail.text}</pre>`;
    return c.html(page(mail.subject ?? '', body), 200, { 'Cache-Control': 'no-store' });
  });

  async function open(name: string): Promise<Email> {
    if (!FILE_NAME.test(name)) throw new AppError('request/not-found');
    const raw = await readFile(join(folder, name)).catch(() => undefined);
    if (!raw) throw new AppError('request/not-found');
    return PostalMime.parse(raw);
  }
}

function row(name: string, mail: Email) {
  const to = mail.to?.map(({ address }) => address).join(', ');
  return html`<li><a href="/outbox/${name}">${mail.subject}</a> to ${to}, ${mail.date}</li>`;
}

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en-GB">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="/favicon.svg" />
      <title>${title}</title>
      <h1>${title}</h1>
      ${body}
    </html>`;
}

function byTimeThenNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
