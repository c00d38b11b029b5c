import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { createLog } from '../log.ts';
import { type Caller, type Guard, requireAdmin, requireSubscriber, requireUser } from './access.ts';
import type { App } from './context.ts';
import { answerError } from './errors.ts';

test.each([
  ['nobody', requireUser, undefined, 401],
  ['nobody', requireSubscriber, undefined, 401],
  ['nobody', requireAdmin, undefined, 401],
  ['a teacher without a school', requireUser, aCaller(null), 200],
  ['a teacher without a school', requireSubscriber, aCaller(null), 403],
  ['a teacher of an active school', requireSubscriber, aCaller('active'), 200],
  ['a teacher of a school on trial', requireSubscriber, aCaller('trial'), 200],
  ['a teacher of an inactive school', requireSubscriber, aCaller('inactive'), 403],
  ['a teacher of a pending school', requireSubscriber, aCaller('pending'), 403],
  ['a teacher of an active school', requireAdmin, aCaller('active'), 403],
  ['an administrator', requireAdmin, aCaller(null, { isAdmin: true }), 200],
])('%s calling %o as %j is answered with %i', async (_who, guard, caller, status) => {
  expect((await appWith(guard, caller).request('/')).status).toBe(status);
});

function appWith(guard: Guard<Caller>, caller: Caller | undefined): App {
  const app: App = new Hono();
  app.onError(answerError);
  app.use(async (c, next) => {
    c.set('log', createLog('silent'));
    c.set('findCaller', () => Promise.resolve(caller));
    await next();
  });
  return app.get('/', async (c) => c.json(await guard(c)));
}

function aCaller(status: SubscriptionStatus | null, { isAdmin = false } = {}): Caller {
  return {
    sessionId: 'session',
    userId: 'user',
    email: 'ada@school.example',
    username: null,
    isAdmin,
    school: status && { id: 'school', name: 'School', subscriptionStatus: status, endsOn: null },
    providerCheck: null,
    hasPasskey: false,
    needsPasskey: false,
  };
}
