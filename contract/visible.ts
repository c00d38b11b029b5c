/** Letters and symbols that are blank: fillers, the empty Braille cell, blank hieroglyphs, the null notehead. */
const BLANK = String.raw`\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}`;

/** Would let two names look alike: control characters, lone surrogates, line separators, blanks other than spaces. */
export const INVISIBLE = new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}${BLANK}]`, 'u');

/** A letter, digit, mark or symbol that can be seen. */
export const VISIBLE = new RegExp(String.raw`(?![${BLANK}])[\p{L}\p{N}\p{P}\p{S}]`, 'u');

export const NOT_VISIBLE = 'must have something to see in it';
