/** What a child learns about one word. A word has one entry, in the folder of the year that teaches it first. */
interface WordEntry {
  /** Syllables and the letters to watch, in the notation of marked-word.ts: 'vil|l[age]'. */
  word: string;
  /** In a child's words, without the word itself: 'a small place in the country where people live'. */
  meaning: string;
  /** Read out between the word and the word again. Has the word exactly once, spelt as it is here. */
  sentence: string;
  /** The beginning of another sentence, to go on with at home, where a child could not go on from the word in this one. */
  starter?: string;
}

/** An entry of Years 2 and 3. Morphemes are needed as well when a later year teaches the word again. */
export interface WordWithSounds extends WordEntry {
  /** One letter or group of letters for each sound: 'v|i|ll|a|ge', 'h|o_e|p'. See parseSounds. */
  sounds: string;
  morphemes?: string;
}

/** An entry of Years 4 to 6. */
export interface WordWithMorphemes extends WordEntry {
  /** Prefix, root and suffix: 'un|help|ful', 'grac=grace|ious'. See parseMorphemes. */
  morphemes: string;
  sounds?: undefined;
}

export type Word = WordWithSounds | WordWithMorphemes;
