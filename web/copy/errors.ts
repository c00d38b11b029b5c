import type { ErrorCode } from '#contract/errors.ts';
import { SCHOOLS_IN_FILE, UPLOAD_MEGABYTES, UPLOAD_PAGES } from '#contract/limits.ts';

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
    'That code was right. Somebody is guessing codes at the moment, so we have sent you a second one. Please enter it too.',
  'sign-in/organisation-refused':
    'That domain or password is not right. Please check both and try again.',
  'sign-in/provider-cancelled': 'You did not finish signing in there. Try again, or use a code.',
  'sign-in/provider-refused':
    'That sign-in did not work, or it took too long. Please try again, or use a code.',
  'sign-in/cookies-missing':
    'Signing in needs a cookie, which your browser did not send back. Please allow cookies for this site, try again, and stay in the same browser until you are signed in.',
  'sign-in/provider-without-address':
    'That account has no email address that we can use. Please sign in with a code.',
  'sign-in/provider-ended':
    'You are no longer signed in there, so we have signed you out here too. Please sign in again.',
  'sign-in/provider-unavailable':
    'That provider cannot be reached at the moment. Please sign in with a code, or try again in a few minutes if your school does not use codes.',
  'sign-in/only-provider':
    'Staff at your school sign in with their school account only. Please use its button on the Sign In page.',
  'sign-in/not-vouched-for':
    'Staff at your school sign in with their school account only, and we cannot confirm that this account is from your school. Please use the account that your school gave you. If you did, please ask your school’s IT support to contact us: its Microsoft tenant or its domain must be tied to your school first.',
  'sign-in/shared-login':
    'This is your school’s shared login. Please use Organisation Login, with the password.',
  'sign-in/passkey-refused': 'That passkey was not accepted. Please sign in with a code.',
  'sign-in/passkey-needs-code':
    'Please sign in with a code this time. Twice a year we check that your email address is still yours; your passkey works again after that.',
  'sign-in/passkeys-closed':
    'Your school has chosen not to use passkeys. Please sign in with a code.',
  'passkey/refused': 'The passkey could not be added. Please try again.',
  'passkey/exists': 'This computer already has a passkey for your account.',
  'passkey/too-many':
    'You cannot have any more passkeys. Please remove one that you no longer use first.',
  'passkey/last': 'Administrators need a passkey. Add another one before you remove this one.',
  'passkey/required': 'Please sign in with your passkey first.',
  'sign-in/too-many-codes': 'Please wait a while before asking for another code.',
  'sign-in/too-many-tries': 'Too many attempts. Please wait a while before trying again.',
  'support/too-many-messages':
    'You have sent us a lot of messages in a short time. Please wait a while before sending another.',
  'mail/too-many-tests':
    'You have sent yourself a lot of test messages in a short time. Please wait a while before sending another.',
  'account/shared-login':
    'This login is shared by your school, so it cannot be deleted here. Please ask us to remove it.',
  'account/of-administrator':
    'Administrators cannot be deleted. Their administrator rights must be removed first.',
  'account/exists': 'This address has an account now. Please look for it again.',
  'resource/not-found': 'This could not be found. It may have been renamed or deleted.',
  'resource/read-only': 'This resource can be viewed, but not downloaded or printed.',
  'link/refused': 'This link is no longer valid. Please open the resource again.',
  'document/damaged': 'This file is damaged and cannot be shown.',
  'document/locked': 'This file is protected by a password and cannot be shown here.',
  'document/too-demanding': 'This page is too complicated to show.',
  'week/no-files': 'This week has no files that may be downloaded.',
  'week/no-sheets':
    'This week has no sheets to print. Slides and other wide pages can be printed one file at a time.',
  'week/not-joined':
    'The sheets of this week cannot be printed together. Please print them one file at a time.',
  'week/too-large':
    'This week’s files are too large to download or print together. Please do so one at a time.',
  'week/too-many':
    'You have asked for a lot of weeks in a short time. Please wait a moment and try again.',
  'favourites/full': 'Your list of favourites is full. Please remove some first.',
  'folder/not-found': 'This folder could not be found. It may have been renamed or deleted.',
  'folder/exists': 'That name is already in use. Please choose another.',
  'deletion/not-found':
    'This is no longer available. It may have been restored or deleted for good.',
  'deletion/name-taken': 'That name is in use again. Please restore it under another name.',
  'deletion/folder-missing':
    'The year group or week it was in no longer exists. Please restore it or add it again first.',
  'upload/incomplete': 'Part of the file did not arrive. Please try again.',
  'upload/too-large': `This file is too large. The limit is ${UPLOAD_MEGABYTES} MB.`,
  'upload/not-pdf': 'This is not a PDF.',
  'upload/damaged': 'This PDF is damaged and cannot be opened.',
  'upload/locked': 'This PDF is protected by a password. Please save it without one.',
  'upload/too-many-pages': `This PDF has too many pages. The limit is ${UPLOAD_PAGES.toLocaleString('en-GB')}.`,
  'upload/too-demanding': 'This PDF takes too long to open. Please save a simpler version.',
  'school/not-found': 'This school could not be found. It may have been deleted.',
  'school/domain-taken': 'Another school already has this domain.',
  'school/domain-is-ending': 'Many schools share this ending. Enter the school’s whole domain.',
  'school/domain-of-mail-service': 'This is a public email service. Enter the school’s own domain.',
  'school/domain-shared':
    'Several schools share this domain. All of them would have access through this subscription.',
  'school/end-before-start':
    'The subscription would end before it starts. Please check both dates.',
  'school/trust-changed':
    'The schools in this trust have changed in the meantime. Nothing was changed. Please check the list and try again.',
  'school/file-unreadable':
    'A quotation mark in this file is opened but never closed, so we cannot tell its lines apart. Please save it as CSV again.',
  'school/file-too-long': `This file has too many schools. The limit is ${SCHOOLS_IN_FILE.toLocaleString('en-GB')}.`,
  'school/file-columns-repeated':
    'Two columns of this file have the same title, so we cannot tell which one counts. Please leave only one of them.',
  'school/file-refused': 'Some lines of this file cannot be imported. Nothing was changed.',
  'school/file-outdated':
    'The list of schools has changed since the preview. Nothing was changed. Please check the new preview.',
  'newsletter/not-found': 'This newsletter is no longer here. Please send yourself a test again.',
  'organisation-account/exists': 'An organisation account for this school already exists.',
  'organisation-account/login-of-person': 'A person who signs in by code already has this address.',
  'organisation-account/not-found': 'This school has no organisation account yet.',
  'service/failed': UNEXPECTED_ERROR_TEXT,
  'service/unavailable': 'The service is not available at the moment. Please try again shortly.',
  'storage/full': 'There is no space left to store this. Please tell us.',
};
