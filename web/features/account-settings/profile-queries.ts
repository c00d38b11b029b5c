import { queryOptions } from '@tanstack/react-query';
import { getOwnSchool, getProfile } from '#contract/profile.ts';
import { call } from '../../api/call.ts';
import { accountSettingsCopy } from '../../copy/account-settings.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  meta: { logAs: accountSettingsCopy.log },
});

/** Null when no school has the domain of the user's e-mail address. */
export const ownSchoolQuery = queryOptions({
  queryKey: ['own-school'],
  queryFn: async ({ signal }) => (await call(getOwnSchool, {}, { signal })).school,
});
