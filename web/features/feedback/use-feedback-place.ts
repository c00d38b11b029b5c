import { useEffect, useRef } from 'react';
import { type Params, useLocation, useMatches } from 'react-router';

/** Where on the site, and when, the feedback button was pressed. */
export interface FeedbackPlace {
  routeId: string;
  url: string;
  yearGroup: string | undefined;
  week: string | undefined;
  resource: string | undefined;
  at: Date;
}

/** Returns a function that says where on the site the user is. Also works outside the pages' routes. */
export function useFeedbackPlace(): () => FeedbackPlace {
  const page = useMatches().at(-1);
  const { pathname, search, hash } = useLocation();
  const { yearGroup, week, resource }: Params = page?.params ?? {};
  const lastOpened = useLastOpened({ yearGroup, week, resource });
  return () => ({
    routeId: page?.id ?? '',
    url: `${window.location.origin}${pathname}${search}${hash}`,
    yearGroup,
    week,
    resource: resource ?? lastOpened(),
    at: new Date(),
  });
}

/**
 * An open resource covers the feedback button, so the user closes it before giving feedback on it:
 * while its week is still selected, the feedback is about that resource.
 */
function useLastOpened({ yearGroup, week, resource }: Params): () => string | undefined {
  const opened = useRef<Params>({});
  useEffect(() => {
    if (resource) opened.current = { yearGroup, week, resource };
  }, [yearGroup, week, resource]);
  return () => {
    const last = opened.current;
    return last['yearGroup'] === yearGroup && last['week'] === week ? last['resource'] : undefined;
  };
}
