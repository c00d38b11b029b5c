import { SMTPServer } from 'smtp-server';

/** Longer than a code takes on a machine that is far too busy. */
const CODE_WITHIN_MS = 60_000;

interface Settings {
  codeWithinMs?: number;
  /** How long each message keeps its connection busy, as a relay far away does. */
  takesMs?: number;
}

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/** A mail server that gives each sign-in code to the caller that waits for it. */
export async function startMailCatcher({
  codeWithinMs = CODE_WITHIN_MS,
  takesMs = 0,
}: Settings = {}) {
  const codes = new Map<string, string[]>();
  const waiting = new Map<string, (code: string) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = /^Subject: (\d{6})/m.exec(Buffer.concat(chunks).toString())?.[1];
        setTimeout(() => {
          for (const { address } of envelope.rcptTo) if (code) arrive(address, code);
          done();
        }, takesMs);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, codeFor, codesSoFar, close: () => server.close() };

  function arrive(email: string, code: string): void {
    const earlier = codes.get(email) ?? [];
    codes.set(email, [...earlier, code]);
    const key = waitingKey(email, earlier.length);
    waiting.get(key)?.(code);
    waiting.delete(key);
  }

  function codesSoFar(email: string): number {
    return codes.get(email)?.length ?? 0;
  }

  /** The first code of an address unless told; as soon as it is there. */
  function codeFor(email: string, number = 0): Promise<string> {
    const code = codes.get(email)?.[number];
    if (code) return Promise.resolve(code);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(giveUp, codeWithinMs);
      waiting.set(waitingKey(email, number), (arrived) => {
        clearTimeout(patience);
        resolve(arrived);
      });

      function giveUp(): void {
        waiting.delete(waitingKey(email, number));
        reject(new Error(`no message with a code came within ${codeWithinMs / 1000} seconds`));
      }
    });
  }
}

function waitingKey(email: string, number: number): string {
  return `${number} ${email}`;
}
