import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Session } from '#contract/session.ts';
import type { Allowed } from './features/guards/index.ts';

/** What the server passes to a screen before it renders it. */
export interface Preparation {
  queryClient: QueryClient;
  session: Session | null;
  /** The id of the innermost route. */
  routeId: string;
  pathname: string;
  /** The query of the address. */
  search: string;
  params: Params;
}

/** What the server has to know about a route; the route has it as its `handle`. */
export interface RouteFacts {
  /** The source file of its screen, whose code the page preloads. */
  code?: string;
  /** Who may see the pages below it. */
  allowed?: Allowed;
}
