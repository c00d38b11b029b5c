import {
  checkNewsletterLink,
  exportNewsletter,
  leaveNewsletter,
  sendNewsletter,
  testNewsletter,
} from '#contract/newsletter.ts';
import { anyone, requireAdmin } from '../../http/access.ts';
import type { ServeInTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  mailNewsletterTest,
  type SendingNeeds,
  sendNewsletterOnce,
} from './newsletter-sending.service.ts';
import { exportReaders, leave, requireOwnLink } from './newsletter.service.ts';

type Needs = SendingNeeds & { serveInTurn: ServeInTurn };

export function newsletterRoutes({ serveInTurn, ...needs }: Needs): Route[] {
  return [
    serveInTurn(exportNewsletter, requireAdmin, (_input, { email }) => exportReaders(needs, email)),
    serve(checkNewsletterLink, anyone, async ({ token }) => {
      requireOwnLink(needs, token);
      return {};
    }),
    serve(leaveNewsletter, anyone, async ({ token }) => {
      await leave(needs, token);
      return {};
    }),
    serveInTurn(testNewsletter, requireAdmin, (letter, caller) =>
      mailNewsletterTest(needs, letter, caller),
    ),
    serveInTurn(sendNewsletter, requireAdmin, async ({ id }, { email }) => ({
      people: await sendNewsletterOnce(needs, id, email),
    })),
  ];
}
