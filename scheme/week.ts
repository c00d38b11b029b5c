/** Data of one week of the scheme. Sentences are what a teacher or a child reads. */
export type Week = TeachingWeek | ReviewWeek;

export interface TeachingWeek {
  kind: 'teach';
  /** As it stands in the year's overview: '/j/ spelt -dge after short vowels'. */
  focus: string;
  /** What of the national curriculum the week serves, for the teacher's page. */
  requirement: string;
  /** What is heard or what the part means, and how to say it with the class. */
  sound: { label: string; how: string };
  rule: string;
  /** Where the rule stops. Words of the week that it names are not shown as examples of the rule. */
  exception: string;
  /** Words that show the rule best, where most words of the week do not. */
  examples?: string[];
  pattern: Pattern;
  /** Every word of the week once, its pattern in brackets. All else about a word is in scheme/words. */
  groups: WordGroup[];
  /** Where a week teaches a choice: the rules to choose from, each with the words of the week that it explains. */
  whichRule?: { rule: string; words: string[] }[];
  /** Entries as the statutory lists have them, 'accident(ally)', with each form marked. */
  byHeart: { entry: string; forms: string[]; hint: string }[];
  origin: {
    word: string;
    fact: string;
    /** In Years 5 and 6: its older forms, the oldest first, up to the word as it is now. */
    journey?: JourneyStep[];
    /** A task about the word or its relatives, and a model answer. */
    journeyTask?: { question: string; answer: string };
  };
  puzzle: Sort | OddOneOut;
  /** Part A of the worksheet in some weeks of Years 5 and 6, while the puzzle is on the board alone. */
  study?: WordFamily | WordMatrix;
  dictation: [string, string];
  /** Sentences with the missing word in braces: 'We hid behind the {hedge}.' */
  missingWords: string[];
  /** Where a week practises the Key Stage 2 paper: the sentences that make twenty of those above. */
  paper?: string[];
  mistakes: Mistake[];
  /** The sentences of a short paragraph, with misspelt words of the week: 'We crossed the {brige=bridge}.' */
  proofreading: string[];
  challenge: string;
  /** A model answer, and what to look for where answers vary. */
  challengeAnswer: string;
  /** In every third week: a model for the class, with the three words that the slide asks for. */
  classSentence?: string;
  /** The five words of the Exit check where its task needs certain ones; else they are picked from all groups. */
  exit?: string[];
  /** The same in sentences with the word in braces, for words that sound alike: the slides show the sentences of their entries. */
  exitSentences?: string[];
  notes: TeacherNotes;
}

export interface ReviewWeek {
  kind: 'review';
  /** The weeks it draws on. */
  reviews: number[];
  /** Twenty sentences in the form of the Key Stage 2 paper, the word in braces. */
  check: string[];
  /** Read out by the teacher, a sentence at a time. */
  passage: string[];
  /** What is written at the end of session 4, where the worksheet has no part for it. */
  inBooks?: BooksTask;
  notes: TeacherNotes;
}

/** A task of four minutes, how much of it is enough for support, and a model answer. */
interface BooksTask {
  task: string;
  support: string;
  answer: string;
}

/** What makes a word belong to the week; 'homophones' and 'tricky part' have no letters in common. */
type Pattern = RegExp | 'homophones' | 'tricky part';

/** One form of a word on its way: ferre in Latin, 'to carry'. */
export interface JourneyStep {
  from: string;
  form: string;
  meaning: string;
}

/** A slip that children make. */
interface Mistake {
  wrong: string;
  right: string;
  why: string;
  /** With the right word, where the sentence of its entry is kept for the Exit check and no gap has another. */
  sentence?: string;
}

export interface WordGroup {
  heading: string;
  words: string[];
}

export interface Sort {
  kind: 'sort';
  prompt: string;
  piles: { label: string; words: string[] }[];
}

export interface OddOneOut {
  kind: 'odd one out';
  prompt: string;
  rows: { words: string[]; odd: string; why: string }[];
}

/** Words of one family in each row; those in braces are to be found: ['grace', '{gracious}']. */
export interface WordFamily {
  kind: 'word family';
  prompt: string;
  columns: string[];
  rows: string[][];
}

/** Parts to build words from, a column each for beginnings, roots and endings, and the words they make. */
export interface WordMatrix {
  kind: 'word matrix';
  prompt: string;
  columns: string[][];
  words: string[];
}

export interface TeacherNotes {
  /** Steps of the week's 45 minutes, in order, over three sessions or in one lesson. */
  steps: { minutes: number; text: string }[];
  say: string;
  watchFor: string;
  support: string;
  stretch: string;
  /** A model answer to the stretch, and what to look for where answers vary. */
  stretchAnswer: string;
}
