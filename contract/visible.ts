/** Characters that count as letters or symbols and yet show nothing: fillers, the empty Braille cell, blank hieroglyphs, the null notehead. */
const BLANK = String.raw`\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}`;

/** Control characters, halves of characters, blanks that are no space, and whatever else would let a name look like another. */
export const INVISIBLE = new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}${BLANK}]`, 'u');

/** A letter, digit, mark or symbol that can be seen. */
export const VISIBLE = new RegExp(String.raw`(?![${BLANK}])[\p{L}\p{N}\p{P}\p{S}]`, 'u');

export const NOT_VISIBLE = 'must have something to see in it';
