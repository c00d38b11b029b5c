import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
}

/** A link that is marked as current on the page it leads to. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to.split('?')[0];
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
