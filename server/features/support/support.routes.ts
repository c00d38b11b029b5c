import { sendSupportMessage } from '#contract/support.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { receiveSupportMessage } from './support.service.ts';

export function supportRoutes(deps: Deps): Route[] {
  return [
    serve(sendSupportMessage, anyone, async (message) => {
      await receiveSupportMessage(deps, message);
      return {};
    }),
  ];
}
