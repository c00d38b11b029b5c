/** One sound and the letters that spell it; `apart` is set where another letter stands between them. */
export interface Sound {
  letters: string;
  /** The second half of a split digraph: the e of o_e in hope. */
  apart?: string;
}

/** A morpheme as it stands in the word, and as it is written alone: grac and grace. */
export interface Morpheme {
  letters: string;
  alone: string;
}

/** 'h|o_e|p' is h, o with its e behind the p, and p. */
export function parseSounds(notation: string): Sound[] {
  return notation.split('|').map((part) => {
    const [letters = '', apart] = part.split('_');
    return apart === undefined ? { letters } : { letters, apart };
  });
}

/** The word that the sounds spell; the second half of a split digraph follows the next sound. */
export function joinSounds(sounds: Sound[]): string {
  let word = '';
  let waiting = '';
  for (const { letters, apart = '' } of sounds) {
    word += letters + waiting;
    waiting = apart;
  }
  return word + waiting;
}

/** 'grac=grace|ious' is grac, which is grace when it stands alone, and ious. */
export function parseMorphemes(notation: string): Morpheme[] {
  return notation.split('|').map((part) => {
    const [letters = '', alone = letters] = part.split('=');
    return { letters, alone };
  });
}
