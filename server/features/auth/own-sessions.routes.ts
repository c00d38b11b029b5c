import { endOtherSessions, endOwnSession, listOwnSessions } from '#contract/sessions.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  readOwnSessions,
  signOutOtherSession,
  signOutOtherSessions,
} from './own-sessions.service.ts';

export function ownSessionRoutes(deps: Pick<Deps, 'db' | 'now'>): Route[] {
  return [
    serve(listOwnSessions, requireUser, (_input, caller) => readOwnSessions(deps, caller)),
    serve(endOwnSession, requireUser, async ({ id }, caller) => {
      await signOutOtherSession(deps, caller, id);
      return {};
    }),
    serve(endOtherSessions, requireUser, (_input, caller) => signOutOtherSessions(deps, caller)),
  ];
}
