import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLink, type LinkPurpose } from '#contract/library.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import type { ProductProcess } from '#testing/product-process.ts';

/**
 * Signs in over HTTP, by default as a teacher of a school with a subscription. Returns the cookie, and a function that
 * makes links to resources, to be used within a minute.
 */
export async function signInTeacher(
  { url, dataDir }: Pick<ProductProcess, 'url' | 'dataDir'>,
  email = 'teacher@orchard.example',
) {
  await post(requestCode.path, { email });
  const code = await codeSentTo(dataDir, email);
  const answer = await post(signInWithCode.path, { email, code });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, link };

  async function link(path: string, purpose: LinkPurpose = 'print'): Promise<string> {
    const input = { bucket: 'learning', path, purpose };
    const response = await post(createLink.path, input, { cookie });
    return createLink.output.parse(await response.json()).url;
  }

  async function post(path: string, body: object, headers = {}): Promise<Response> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  }
}

/** A message that a killed copy had claimed is sent by another when the claim has expired. */
const CODE_WITHIN_MS = 60_000;

/** Reads the code from the outbox, as soon as it has arrived. */
export async function codeSentTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const end = Date.now() + CODE_WITHIN_MS;
  while (Date.now() < end) {
    for (const name of await readdir(outbox)) {
      const mail = await readFile(join(outbox, name), 'utf8');
      const code = /^Subject: (\d{6})/m.exec(mail)?.[1];
      if (code && mail.includes(`To: ${email}`)) return code;
    }
    await sleep(50);
  }
  throw new Error(`no code was sent to ${email}`);
}
