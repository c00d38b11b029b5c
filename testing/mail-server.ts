import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

interface Behaviour {
  port?: number;
  /** The reply code with which every sender, or every recipient, is refused. */
  refuseSender?: number;
  refuseRecipient?: number;
  /** Messages to this recipient are received and never answered. */
  silentAbout?: string;
  /** A message is answered when the test says so, the oldest first. */
  holds?: boolean;
}

/** A real SMTP server. */
export async function startMailServer(behaviour: Behaviour = {}) {
  const received: ReceivedMail[] = [];
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: ({ address }, _session, done) => done(refusal(address, behaviour.refuseSender)),
    onRcptTo: ({ address }, _session, done) => done(refusal(address, behaviour.refuseRecipient)),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void receive(stream, recipients).then((taken) => taken && done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve));
  onTestFinished(close);
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received, answer, close };

  function answer(): void {
    held.shift()?.();
  }

  async function receive(stream: AsyncIterable<unknown>, recipients: string[]): Promise<boolean> {
    const mail = await read(stream);
    if (recipients.includes(behaviour.silentAbout ?? '')) return false;
    received.push({ recipients, mail });
    if (behaviour.holds) await new Promise<void>((resolve) => held.push(resolve));
    return true;
  }

  /** Also closes open connections. */
  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

/** With the address in the message, as real servers do. */
function refusal(address: string, responseCode: number | undefined): Error | null {
  return responseCode
    ? Object.assign(new Error(`<${address}>: not wanted here`), { responseCode })
    : null;
}

async function read(stream: AsyncIterable<unknown>): Promise<Email> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return PostalMime.parse(Buffer.concat(chunks));
}
