import { PASSWORD_CHARACTERS } from './limits.ts';
import { text } from './text.ts';

/** The password of an organisation account; not trimmed, because spaces around it are part of it. */
export const password = text(PASSWORD_CHARACTERS).min(1);
