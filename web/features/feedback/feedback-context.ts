import { useEffect, useRef } from 'react';
import { type Params, useLocation, useMatches } from 'react-router';
import { feedbackCopy, sectionName } from '../../copy/feedback.ts';
import { plainLine } from './plain-text.ts';

/** Where feedback was given, for who reads it. */
export interface FeedbackContext {
  section: string;
  url: string;
  yearGroup: string | undefined;
  week: string | undefined;
  resource: string | undefined;
  datetime: string;
  userAgent: string;
}

/** Tells, when asked, where on the site the user is. Works around the pages as well as in them. */
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
 * A resource that is open covers the corner of the page, so it is closed before anything is said about it:
 * while its week is still selected, it is the one that is meant.
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

/** The context in words, as the dialog shows it and the e-mail has it. */
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
