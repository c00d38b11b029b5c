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
  'session/required': 'You have been signed out. Please sign in again.',
  'access/denied': 'You are not allowed to do this.',
  'subscription/required': 'Your school needs a subscription for this.',
  'sign-in/code-refused':
    'That code is not right or has expired. Please check it, or ask for a new one.',
  'sign-in/second-code':
    'That code was right. Somebody is trying out codes at the moment, so we have sent you a second one. Please enter it too.',
  'sign-in/organisation-refused':
    'That domain or password is not right. Please check both and try again.',
  'sign-in/too-many-codes': 'Please wait a while before asking for another code.',
  'sign-in/too-many-tries': 'Too many attempts. Please wait a while before trying again.',
  'support/too-many-messages':
    'You have sent us many messages in a short time. Please wait a while before sending another.',
  'resource/not-found': 'This could not be found. It may have been renamed or deleted.',
  'resource/read-only': 'This resource can be viewed, but not downloaded or printed.',
  'link/refused': 'This link is no longer valid. Please open the resource again.',
  'favourites/full': 'Your list of favourites is full. Please remove some first.',
  'folder/not-found': 'This folder could not be found. It may have been renamed or deleted.',
  'folder/exists': 'That name is already in use. Please choose another.',
  'upload/incomplete': 'Part of the file did not arrive. Please try again.',
  'upload/too-large': `This file is too large. The limit is ${UPLOAD_MEGABYTES} MB.`,
  'upload/not-pdf': 'This is not a PDF.',
  'upload/damaged': 'This PDF is damaged and cannot be opened.',
  'upload/locked': 'This PDF is protected by a password. Please save it without one.',
  'upload/too-many-pages': `This PDF has too many pages. The limit is ${UPLOAD_PAGES.toLocaleString('en-GB')}.`,
  'upload/too-demanding': 'This PDF takes too long to open. Please save a simpler version.',
  'school/not-found': 'This school could not be found. It may have been deleted.',
  'school/domain-taken': 'Another school already has this domain.',
  'school/domain-is-ending':
    'Many schools share this ending. Enter the whole domain of the school.',
  'school/domain-of-mail-service': 'This is a public email service. Enter the school’s own domain.',
  'school/domain-shared':
    'Several schools share this domain. All of them would have access through this subscription.',
  'organisation-account/exists': 'An organisation account for this school already exists.',
  'organisation-account/login-of-person': 'A person who signs in by code already has this address.',
  'organisation-account/not-found': 'This school has no organisation account yet.',
  'service/failed': UNEXPECTED_ERROR_TEXT,
  'service/unavailable': 'The service is not available at the moment. Please try again shortly.',
  'storage/full': 'There is no space left to store this. Please tell us.',
};
