import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { signInWaysCopy } from '../../copy/sign-in-ways.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { isProviderDown } from './is-provider-down.ts';
import { ProviderMark } from './provider-mark.tsx';
import { providersQuery } from './providers-query.ts';

/** Nothing where no provider is configured. Links, so that they work without script. */
export function ProviderButtons() {
  const { data: providers = [] } = useQuery(providersQuery);
  const [search] = useSearchParams();
  const next = search.get('next') ?? undefined;
  const unavailable = isProviderDown(search) ? search.get('provider') : null;
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {signInWaysCopy.or}
      </p>
      {providers.map(({ id, name }) => (
        <div key={id} className="grid gap-1">
          <a href={paths.provider(id, { next })} className={buttonStyle('quiet')}>
            <ProviderMark id={id} />
            {signInWaysCopy.signInWith(name)}
          </a>
          {id === unavailable && (
            <p className="text-center text-small text-ink-soft">
              {signInWaysCopy.unavailable(name)}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
