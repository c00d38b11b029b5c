import { feedbackCopy } from '../../copy/feedback.ts';
import { paths } from '../../paths.ts';
import { contextFacts, type FeedbackContext } from './feedback-context.ts';
import { plainText } from './plain-text.ts';

/** Windows, on most machines in schools, passes no longer address than this to a mail program. */
export const MAIL_ADDRESS_CHARACTERS = 2000;

/** The encoded length of each value, so that long names leave room for the feedback itself. */
const CONTEXT_VALUE_CHARACTERS = 240;

export interface FeedbackMail {
  /** Opens the mail program with subject and body filled in. */
  address: string;
  /** The whole text, for users without a mail program. */
  whole: string;
  /** The rest of the text that did not fit into the address; usually empty. */
  rest: string;
}

/** The e-mail with the feedback. No text can add a header or a recipient. */
export function feedbackMail(text: string, context: FeedbackContext): FeedbackMail {
  const written = plainText(text).trim();
  const lines = contextLines(context);
  const subject = feedbackCopy.mail.subject(context.section);
  const addressWith = (beginning: string) =>
    `${paths.feedbackEmail()}?subject=${encode(subject)}&body=${encode(beginning + lines)}`;

  const whole = written + lines;
  const address = addressWith(written);
  if (address.length <= MAIL_ADDRESS_CHARACTERS) return { address, whole, rest: '' };

  const pasteHere = `\n\n${feedbackCopy.mail.pasteRest}`;
  const room = MAIL_ADDRESS_CHARACTERS - addressWith(pasteHere).length;
  const beginning = beginningOf(written, room);
  return {
    address: addressWith(beginning + pasteHere),
    whole,
    rest: written.slice(beginning.length),
  };
}

function contextLines(context: FeedbackContext): string {
  const lines = contextFacts(context).map(({ label, value }) => `${label}: ${shortened(value)}`);
  return ['\n', ...lines].join('\n');
}

function shortened(value: string): string {
  const beginning = beginningOf(value, CONTEXT_VALUE_CHARACTERS);
  return beginning === value ? value : `${beginning}…`;
}

/** As much of the text as fits once encoded, cut at the end of a word if one is near. */
function beginningOf(text: string, room: number): string {
  let used = 0;
  let end = 0;
  let wordEnd = 0;
  for (const character of text) {
    used += encode(character).length;
    if (used > room) return text.slice(0, wordEnd > end / 2 ? wordEnd : end);
    end += character.length;
    if (character.trim() === '') wordEnd = end;
  }
  return text;
}

/** Lines of an e-mail end in CR and LF, also inside a `mailto:` address. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
