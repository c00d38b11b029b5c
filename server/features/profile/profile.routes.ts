import { getOwnSchool, getProfile, updateProfile } from '#contract/profile.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { changeProfile, describeSchool, readProfile } from './profile.service.ts';

export function profileRoutes(deps: Deps): Route[] {
  return [
    serve(getProfile, requireUser, (_input, { userId }) => readProfile(deps, userId)),
    serve(updateProfile, requireUser, (changes, { userId }) =>
      changeProfile(deps, userId, changes),
    ),
    serve(getOwnSchool, requireUser, async (_input, { school }) => ({
      school: describeSchool(school, deps.now()),
    })),
  ];
}
