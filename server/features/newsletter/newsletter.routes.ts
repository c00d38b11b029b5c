import {
  checkNewsletterLink,
  exportNewsletter,
  leaveNewsletter,
  sendNewsletter,
  testNewsletter,
} from '#contract/newsletter.ts';
import { anyone, requireAdmin } from '../../http/access.ts';
import type { InAdminTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  mailNewsletterTest,
  type SendingNeeds,
  sendNewsletterOnce,
} from './newsletter-sending.service.ts';
import { exportReaders, leave, requireOwnLink } from './newsletter.service.ts';

type Needs = SendingNeeds & { inAdminTurn: InAdminTurn };

export function newsletterRoutes({ inAdminTurn, ...needs }: Needs): Route[] {
  return [
    serve(
      exportNewsletter,
      requireAdmin,
      inAdminTurn((_input, { email }) => exportReaders(needs, email)),
    ),
    serve(checkNewsletterLink, anyone, async ({ token }) => {
      requireOwnLink(needs, token);
      return {};
    }),
    serve(leaveNewsletter, anyone, async ({ token }) => {
      await leave(needs, token);
      return {};
    }),
    serve(
      testNewsletter,
      requireAdmin,
      inAdminTurn((letter, caller) => mailNewsletterTest(needs, letter, caller)),
    ),
    serve(
      sendNewsletter,
      requireAdmin,
      inAdminTurn(async ({ id }, { email }) => ({
        people: await sendNewsletterOnce(needs, id, email),
      })),
    ),
  ];
}
