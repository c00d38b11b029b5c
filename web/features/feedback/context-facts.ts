import { feedbackCopy } from '../../copy/feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { plainLine } from './plain-text.ts';

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
