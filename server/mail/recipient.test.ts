import fc from '#testing/property.ts';
import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { parseEmail } from '#contract/email.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { createSmtpMailer } from './smtp.ts';

const FROM = { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' };

test('the domain that the mail server is given is always the one by which the school is found', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, FROM);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(addresses(), async (text) => {
      const email = parseEmail(text);
      if (!email) return;
      await mailer.send({ to: email.address, subject: 'x', text: 'x' });
      sent += 1;
      const { recipients } = server.received.at(-1) ?? { recipients: [] };
      expect(recipients).toHaveLength(1);
      const [name, domain = ''] = recipients[0]?.split('@') ?? [];
      expect(domainToASCII(domain)).toBe(email.domain);
      expect(`${name?.toLowerCase()}@${email.domain}`).toBe(email.address);
    }),
    { numRuns: 300, examples: [['a@xn--a.school.example'], ['a@xn--caf-dma.example']] },
  );
  mailer.close();
  expect(server.received).toHaveLength(sent);
  expect(sent).toBeGreaterThan(100);
});

/** Most of these are addresses; the others try to be two. */
function addresses(): fc.Arbitrary<string> {
  const atom = fc.stringMatching(/^[A-Za-z0-9#$&'*+/=?^_{|}~-]{1,12}$/);
  const label = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,6}[A-Za-z0-9])?$/);
  const plain = fc
    .tuple(
      fc.array(atom, { minLength: 1, maxLength: 3 }),
      fc.array(label, { minLength: 1, maxLength: 3 }),
    )
    .map(([local, domain]) => `${local.join('.')}@${domain.join('.')}.example`);
  const joints = fc.constantFrom(',', ';', ' ', '@', '<', '>', '"', '\r\n', '%', '!', ':', '(x)');
  const two = fc.tuple(plain, joints, plain).map((parts) => parts.join(''));
  return fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 1, arbitrary: two },
    fc.emailAddress(),
  );
}
