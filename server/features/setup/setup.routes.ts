import { confirmSetup, getSetup, sendTestMail } from '#contract/setup.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { confirmStep, mailToSelf, readSetup } from './setup.service.ts';

export function setupRoutes(deps: Pick<Deps, 'db' | 'now' | 'mail'>): Route[] {
  return [
    serve(getSetup, requireAdmin, () => readSetup(deps)),
    serve(confirmSetup, requireAdmin, async ({ step }) => {
      await confirmStep(deps, step);
      return {};
    }),
    serve(sendTestMail, requireAdmin, async (_input, caller) => {
      await mailToSelf(deps, caller);
      return {};
    }),
  ];
}
