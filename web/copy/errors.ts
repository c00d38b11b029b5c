import type { ErrorCode } from '#contract/errors.ts';
import { UPLOAD_MEGABYTES, UPLOAD_PAGES } from '#contract/limits.ts';

export const NETWORK_ERROR_TEXT =
  'A network error occurred. Please check your internet connection and try again.';

export const UNEXPECTED_ERROR_TEXT = 'An unexpected error occurred. Please try again.';

/** The message for each error code; a missing code does not compile. */
export const ERROR_TEXT: Record<ErrorCode, string> = {
  'request/invalid': 'Some of what you entered was not accepted. Please check it and try again.',
  'request/cross-site': 'This request did not come from our site. Please reload the page.',
  'request/not-found': 'This could not be found. It may have been moved or deleted.',
  'request/timeout': 'This took too long. Please try again.',
  'request/too-large': 'This is too large to send.',
  'request/not-json': UNEXPECTED_ERROR_TEXT,
  'request/not-form': UNEXPECTED_ERROR_TEXT,
  'request/headers-too-large': UNEXPECTED_ERROR_TEXT,
  'session/required': 'You are not signed in any more. Please sign in again.',
  'access/denied': 'You are not allowed to do this.',
  'subscription/required': 'Your school needs a subscription for this.',
  'sign-in/code-refused':
    'That code is not right or is no longer valid. Please check it, or ask for a new one.',
  'sign-in/second-code':
    'That code was right. Somebody is trying out codes at the moment, so we have sent you a second one: please enter it as well.',
  'sign-in/organisation-refused':
    'That domain and password do not belong together. Please check both and try again.',
  'sign-in/too-many-codes': 'Please wait a while before asking for another code.',
  'sign-in/too-many-tries': 'Too many attempts. Please wait a while before trying again.',
  'support/too-many-messages':
    'We have had many messages from you in a short time. Please wait a while before sending another.',
  'resource/not-found': 'This could not be found. It may have been renamed or deleted.',
  'resource/read-only': 'This resource can be viewed, but not downloaded or printed.',
  'link/refused': 'This link is no longer valid. Please open the resource again.',
  'favourites/full': 'You have as many favourites as there is room for. Please remove some first.',
  'folder/not-found': 'This folder could not be found. It may have been renamed or deleted.',
  'folder/exists': 'There is one with this name already. Please choose another name.',
  'upload/incomplete': 'The file did not arrive whole. Please try again.',
  'upload/too-large': `This file is too large. A PDF may have at most ${UPLOAD_MEGABYTES} MB.`,
  'upload/not-pdf': 'This is not a PDF.',
  'upload/damaged': 'This PDF is damaged and cannot be opened.',
  'upload/locked': 'This PDF is locked with a password. Please save it without one.',
  'upload/too-many-pages': `This PDF has too many pages. It may have at most ${UPLOAD_PAGES.toLocaleString('en-GB')}.`,
  'upload/too-demanding': 'This PDF takes too long to open. Please save it in a simpler form.',
  'school/not-found': 'This school could not be found. It may have been deleted.',
  'school/domain-taken': 'There is a school with this domain already.',
  'school/domain-is-ending':
    'This is an ending that many schools have in common, not the domain of one school.',
  'school/domain-of-mail-service':
    'Anybody can have an address at this domain, so it cannot stand for a school.',
  'school/domain-shared':
    'Several schools share this domain. All of them would have access through this subscription.',
  'organisation-account/exists': 'An organisation account for this school already exists.',
  'organisation-account/login-of-person':
    'Somebody who signs in by code has the address of this account.',
  'organisation-account/not-found': 'This school has no organisation account yet.',
  'service/failed': UNEXPECTED_ERROR_TEXT,
  'service/unavailable': 'The service is not available at the moment. Please try again shortly.',
  'storage/full': 'There is no room left to store this. Please tell us.',
};
