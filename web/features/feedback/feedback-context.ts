import { useEffect, useRef } from 'react';
import { type Params, useLocation, useMatches } from 'react-router';
import { feedbackCopy, sectionName } from '../../copy/feedback.ts';
import { plainLine } from './plain-text.ts';

/** Where on the site the feedback was given, for its reader. */
export interface FeedbackContext {
  section: string;
  url: string;
  yearGroup: string | undefined;
  week: string | undefined;
  resource: string | undefined;
  datetime: string;
  userAgent: string;
}

/** Returns a function that describes where on the site the user is. Also works outside the pages' routes. */
export function useFeedbackContext(): (now?: Date) => FeedbackContext {
  const page = useMatches().at(-1);
  const { pathname, search, hash } = useLocation();
  const { yearGroup, week, resource }: Params = page?.params ?? {};
  const lastOpened = useLastOpened({ yearGroup, week, resource });
  return (now = new Date()) => ({
    section: sectionName(page?.id ?? ''),
    url: `${window.location.origin}${pathname}${search}${hash}`,
    yearGroup,
    week,
    resource: resource ?? lastOpened(),
    datetime: DATE_AND_TIME.format(now),
    userAgent: navigator.userAgent,
  });
}

const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

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

interface ContextFact {
  label: string;
  value: string;
}

/** The context as labelled values, for the dialog and the e-mail. */
export function contextFacts(context: FeedbackContext): ContextFact[] {
  const { context: labels, nothing } = feedbackCopy.mail;
  return KEYS.map((key) => ({
    label: labels[key],
    value: plainLine(context[key] ?? '') || nothing,
  }));
}

const KEYS = [
  'section',
  'url',
  'yearGroup',
  'week',
  'resource',
  'datetime',
  'userAgent',
] as const satisfies readonly (keyof FeedbackContext)[];
