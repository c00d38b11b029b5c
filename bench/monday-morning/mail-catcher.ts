import { SMTPServer } from 'smtp-server';

/** A mail server that hands each sign-in code to whoever waits for it. */
export async function startMailCatcher() {
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
        const code = /^Subject: (\d{6})/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        for (const { address } of envelope.rcptTo) arrive(address, code);
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
  }

  function codeFor(email: string): Promise<string> {
    const code = codes.get(email);
    return code
      ? Promise.resolve(code)
      : new Promise((resolve) => void waiting.set(email, resolve));
  }
}
