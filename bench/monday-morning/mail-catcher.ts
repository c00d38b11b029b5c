import { SMTPServer } from 'smtp-server';

/** Longer than a code takes on a machine that is far too busy. */
const CODE_WITHIN_MS = 60_000;

/** A mail server that hands each sign-in code to whoever waits for it. */
export async function startMailCatcher(codeWithinMs = CODE_WITHIN_MS) {
  const codes = new Map<string, string>();
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
        for (const { address } of envelope.rcptTo) if (code) arrive(address, code);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, codeFor, close: () => server.close() };

  function arrive(email: string, code: string): void {
    codes.set(email, code);
    waiting.get(email)?.(code);
    waiting.delete(email);
  }

  function codeFor(email: string): Promise<string> {
    const code = codes.get(email);
    if (code) return Promise.resolve(code);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(giveUp, codeWithinMs);
      waiting.set(email, (arrived) => {
        clearTimeout(patience);
        resolve(arrived);
      });

      function giveUp(): void {
        waiting.delete(email);
        reject(new Error(`no message with a code came within ${codeWithinMs / 1000} seconds`));
      }
    });
  }
}
