import { exportNewsletter, leaveNewsletter } from '#contract/newsletter.ts';
import { anyone, requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { exportReaders, leave, type NewsletterNeeds } from './newsletter.service.ts';

export function newsletterRoutes(needs: NewsletterNeeds): Route[] {
  return [
    serve(exportNewsletter, requireAdmin, (_input, { email }) => exportReaders(needs, email)),
    serve(leaveNewsletter, anyone, async ({ token }) => {
      await leave(needs, token);
      return {};
    }),
  ];
}
