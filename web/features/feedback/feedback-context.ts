import { feedbackCopy, sectionName } from '../../copy/feedback.ts';
import { plainLine } from './plain-text.ts';
import type { FeedbackPlace } from './use-feedback-place.ts';

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

/** Describes a place of the site. */
export function contextOf({ routeId, at, ...place }: FeedbackPlace): FeedbackContext {
  return {
    ...place,
    section: sectionName(routeId),
    datetime: DATE_AND_TIME.format(at),
    userAgent: navigator.userAgent,
  };
}

const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

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
