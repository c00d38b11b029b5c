import { SMTPServer } from 'smtp-server';

/** Longer than a code takes on an overloaded machine. */
const CODE_WITHIN_MS = 60_000;

interface Settings {
  codeWithinMs?: number;
  /** How long each message keeps its connection busy, as with a distant relay. */
  takesMs?: number;
}

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/** A mail server that returns each sign-in code to the caller of `codeFor`. */
export async function startMailCatcher({
  codeWithinMs = CODE_WITHIN_MS,
  takesMs = 0,
}: Settings = {}) {
  const codes = new Map<string, string[]>();
  const waiters = new Map<string, (code: string) => void>();
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
          for (const { address } of envelope.rcptTo) if (code) addCode(address, code);
          done();
        }, takesMs);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, codeFor, codesSoFar, close: () => server.close() };

  function addCode(email: string, code: string): void {
    const earlier = codes.get(email) ?? [];
    codes.set(email, [...earlier, code]);
    const key = waiterKey(email, earlier.length);
    waiters.get(key)?.(code);
    waiters.delete(key);
  }

  function codesSoFar(email: string): number {
    return codes.get(email)?.length ?? 0;
  }

  /** Resolves with a code of the address as soon as it has arrived, the first (0) by default. */
  function codeFor(email: string, number = 0): Promise<string> {
    const code = codes.get(email)?.[number];
    if (code) return Promise.resolve(code);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(giveUp, codeWithinMs);
      waiters.set(waiterKey(email, number), (arrived) => {
        clearTimeout(timer);
        resolve(arrived);
      });

      function giveUp(): void {
        waiters.delete(waiterKey(email, number));
        reject(new Error(`no message with a code came within ${codeWithinMs / 1000} seconds`));
      }
    });
  }
}

function waiterKey(email: string, number: number): string {
  return `${number} ${email}`;
}
