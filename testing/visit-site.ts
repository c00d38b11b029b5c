import type * as z from 'zod/mini';
import { carriesBody, type Endpoint } from '#contract/endpoint.ts';
import { UPLOAD_ROUTE } from '#contract/library-changes.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { eventually } from './eventually.ts';
import type { startMailServer } from './mail-server.ts';
import { openBrowser } from './visit-provider.ts';

export type Visitor = ReturnType<typeof openBrowser>;
type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A browser without a window, at a site that runs anywhere. */
export function visitSite(url: string): Visitor {
  return openBrowser({ app: { request: (address, init) => fetch(url + address, init) } });
}

/** Makes a call of the contract whose path has no fields, and parses the answer; throws when it is refused. */
export async function send<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  visitor: Visitor,
  { method, path, output }: Endpoint<Input, Output>,
  input: object = {},
): Promise<z.output<Output>> {
  const response = await visitor.open(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(carriesBody(method) && { body: JSON.stringify(input) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return output.parse(await response.json());
}

/** Signs in with a code from the mail. */
export async function signInByMail(
  visitor: Visitor,
  email: string,
  { received }: MailServer,
): Promise<void> {
  await send(visitor, requestCode, { email });
  const code = await eventually(() => {
    const message = received.findLast(({ recipients }) => recipients.includes(email));
    const found = /^\d{6}/.exec(message?.mail.subject ?? '')?.[0];
    if (!found) throw new Error(`no code was mailed to ${email}`);
    return found;
  });
  await send(visitor, signInWithCode, { email, code });
}

/** Uploads a PDF to a week that is there. */
export async function upload(visitor: Visitor, path: string, pdf: Buffer): Promise<void> {
  const names = ['learning', ...path.split('/')];
  const address = UPLOAD_ROUTE.replaceAll(/:\w+/g, () => encodeURIComponent(names.shift() ?? ''));
  const response = await visitor.open(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf' },
    body: new Uint8Array(pdf),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
