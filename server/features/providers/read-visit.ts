import { leaveQuery, returnQuery } from '#contract/provider-queries.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';
import { refused } from './provider-errors.ts';

/** A place that is too long, named twice or no text is dropped: the person signs in all the same. */
export function readWantedPlace(c: AppContext): string | undefined {
  try {
    return readAddress(c, leaveQuery).next;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The state in a provider's answer. An answer with a field that is repeated or too long is refused as a whole. */
export function readAnswerState(c: AppContext): string {
  try {
    return readAddress(c, returnQuery).state ?? '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys(error.details.fields ?? {}).join(', ');
    throw refused(`the answer is malformed: ${fields}`);
  }
}
