import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { signInWaysCopy } from '../../copy/sign-in-ways.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { isProviderDown } from './is-provider-down.ts';
import type { ProviderMark } from './provider-marks.ts';
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
      {providers.map(({ id, name, mark }) => (
        <div key={id} className="grid gap-1">
          <a href={paths.provider(id, { next })} className={buttonStyle('quiet')}>
            {mark && <Mark shapes={mark} />}
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

function Mark({ shapes }: { shapes: ProviderMark }) {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 48 48" className="shrink-0">
      {shapes.map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}
