import { sendSupportMessage } from '#contract/support.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { createSupportLimits } from './support-limits.ts';
import { receiveSupportMessage } from './support.service.ts';

export function supportRoutes(deps: Deps): Route[] {
  const needs = { ...deps, limits: createSupportLimits(deps.db) };
  return [
    serve(sendSupportMessage, anyone, async (message, _caller, c) => {
      await receiveSupportMessage(needs, message, c.var.network);
      return {};
    }),
  ];
}
