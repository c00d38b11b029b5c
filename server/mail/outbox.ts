import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { compose } from './compose.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Characters that could move the cursor of the terminal or change its colours. */
const CONTROLS = /\p{Cc}/gu;

/** Takes the place of a mail server: writes each message into a file and prints it in the terminal. */
export async function createOutboxMailer(
  folder: string,
  from: Config['mailFrom'],
  print: (text: string) => void,
): Promise<Mailer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: raw } = await transport.sendMail(compose(message, from));
      if (!Buffer.isBuffer(raw)) throw new Error('the message is not a buffer');
      await writeNumbered(folder, raw);
      print(describe(message));
    },
    close: () => transport.close(),
  };
}

/** `20261115T085000-1.eml`, and `-2` for the next message of the same second. */
async function writeNumbered(folder: string, raw: Buffer): Promise<void> {
  const time = new Date().toISOString().replace(/[-:]|\..*$/g, '');
  for (let n = 1; ; n += 1) {
    try {
      await writeFile(join(folder, `${time}-${n}.eml`), raw, { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function describe({ to, subject, text }: MailMessage): string {
  const lines = [`To: ${to}`, `Subject: ${subject}`, '', ...text.split('\n')];
  return `\n${lines.map((line) => `  | ${line.replace(CONTROLS, '')}`).join('\n')}\n\n`;
}
