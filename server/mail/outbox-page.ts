import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod/mini';
import { text } from '#contract/text.ts';
import { AppError } from '../app-error.ts';
import type { App, AppContext } from '../http/context.ts';
import { loopbackOnly } from '../http/loopback.ts';
import { readAddress } from '../http/read-address.ts';

const FILE_NAME = /^\d{8}T\d{6}-\d{1,12}\.eml$/;
const NAME_CHARACTERS = 32;
const messageAddress = z.object({
  name: text(NAME_CHARACTERS).check(z.regex(FILE_NAME, 'must be the name of a message')),
});
const SHOWN = 100;
const FRESH = { 'Cache-Control': 'no-store' };
/** A message may have styles of its own, but no scripts, no loaded files and no links that work. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

const STYLE = `
  body { margin: 2rem auto; padding: 0 1.5rem; max-width: 52rem; background: #fffaf0; color: #1c2b21;
    font: 1rem/1.6 system-ui, sans-serif }
  a { color: #1f6b3f }
  ul { padding: 0; list-style: none }
  li, pre, iframe { box-sizing: border-box; width: 100%; padding: 1rem 1.25rem; background: #fff;
    border: 1px solid #e6dcc8; border-radius: 14px }
  li { margin-bottom: 0.75rem }
  li small { display: block; color: #4a5a4e }
  pre { white-space: pre-wrap; font: inherit }
  iframe { height: 32rem }
`;

/** `/outbox`: the messages that a mail server would have delivered, for trying the product out. */
export function mountOutboxPage(app: App, folder: string): void {
  app.use('/outbox/*', loopbackOnly);
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
    return c.html(page('Outbox', list), 200, FRESH);
  });

  app.get('/outbox/style.css', (c) => c.text(STYLE, 200, { 'Content-Type': 'text/css' }));

  app.get('/outbox/:name', async (c) => {
    const name = readName(c);
    const mail = await open(name);
    const frame = html`<iframe
      src="/outbox/${name}/html"
      title="The message as designed"
    ></iframe>`;
    const body = html`<p><a href="/outbox">Outbox</a></p>
      <p>To ${recipients(mail)}</p>
      <pre>${mail.text}</pre>
      ${mail.html ? frame : ''}`;
    return c.html(page(mail.subject ?? '', body), 200, FRESH);
  });

  app.get('/outbox/:name/html', async (c) => {
    const mail = await open(readName(c));
    return c.html(mail.html ?? '', 200, { ...FRESH, 'Content-Security-Policy': MESSAGE_POLICY });
  });

  async function open(name: string): Promise<Email> {
    const raw = await readFile(join(folder, name)).catch(() => undefined);
    if (!raw) throw new AppError('request/not-found');
    return PostalMime.parse(raw);
  }
}

/** Also keeps names that lead out of the folder away from it. */
function readName(c: AppContext): string {
  return readAddress(c, messageAddress).name;
}

function row(name: string, mail: Email) {
  const sent = mail.date && new Date(mail.date).toLocaleString('en-GB');
  return html`<li>
    <a href="/outbox/${name}">${mail.subject}</a><small>to ${recipients(mail)}, ${sent}</small>
  </li>`;
}

function recipients(mail: Email): string {
  return mail.to?.map(({ address }) => address).join(', ') ?? '';
}

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en-GB">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/outbox/style.css" />
      <title>${title}</title>
      <h1>${title}</h1>
      ${body}
    </html>`;
}

function byTimeThenNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
