import { useQuery } from '@tanstack/react-query';
import { AwaitLookup } from '../lookup/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile-queries.ts';

export function AccountDetails() {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery);
  if (profile) return <ProfileForm profile={profile} />;
  return <AwaitLookup error={error} fetching={isFetching} onTryAgain={() => void refetch()} />;
}
