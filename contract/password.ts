import { PASSWORD_CHARACTERS } from './limits.ts';
import { text } from './text.ts';

/** Of an organisation account; spaces around it are part of it. */
export const password = text(PASSWORD_CHARACTERS).min(1);
