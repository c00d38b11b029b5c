import type { TeachingWeek } from '../week.ts';

export const week11: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix re-',
  requirement: 'Years 3 and 4: the prefix re-, meaning again or back.',
  sound: {
    label: 're- means again or back',
    how: 'Say write, rewrite; build, rebuild; turn, return. Draw a circle in the air on each re-: round we go again.',
  },
  rule: 'Put re- in front of a whole word to mean again or back; the word itself does not change.',
  exception:
    'Not every re is the prefix, as in ready or reach. A hyphen tells re-cover (cover again) from recover (get well).',
  pattern: /^re(?=do|fresh|turn|appear|dec|build|cycle|place|write|use)/u,
  groups: [
    {
      heading: 'make it or do it again',
      words: ['[re]do', '[re]build', '[re]write', '[re]use'],
    },
    { heading: 'back, or new once more', words: ['[re]turn', '[re]place', '[re]fresh'] },
    {
      heading: 'three or four syllables',
      words: ['[re]appear', '[re]cycle', '[re]decorate'],
    },
  ],
  byHeart: [
    { entry: 'describe', forms: ['d[e]scribe'], hint: 'It starts with de, not dis: de + scribe.' },
    { entry: 'early', forms: ['[ear]ly'], hint: 'Early birds have an ear: ear + ly.' },
  ],
  origin: {
    word: 'recycle',
    fact: 'The cycle in recycle goes back to kyklos, the Greek word for a circle or wheel. A recycled can goes round and is used again.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word in each row does not have the prefix re-, again or back?',
    rows: [
      {
        words: ['redo', 'rebuild', 'ready', 'rewrite'],
        odd: 'ready',
        why: 'You cannot take re off and keep a word.',
      },
      {
        words: ['reason', 'return', 'reuse', 'replay'],
        odd: 'reason',
        why: 'There is no word ason.',
      },
      {
        words: ['recycle', 'refill', 'replace', 'reptile'],
        odd: 'reptile',
        why: 'There is no word ptile.',
      },
      {
        words: ['reappear', 'reindeer', 'redecorate', 'reheat'],
        odd: 'reindeer',
        why: 'Its parts are rein and deer.',
      },
    ],
  },
  dictation: [
    'The children will rebuild the den and reuse the old wood.',
    'It is too early to go home, so let us rewrite the story.',
  ],
  missingWords: [
    'Please {return} your books to the library by Friday.',
    'We {recycle} jars and tins at the end of our street.',
    'The torch is dead, so we need to {replace} the battery.',
    'The sun will soon {reappear} from behind that cloud.',
    'A cool shower on a hot day will {refresh} you.',
    'Can you {describe} the coat that you lost?',
  ],
  mistakes: [
    { wrong: 'recicle', right: 'recycle', why: 'It has the word cycle in it, with a y.' },
    { wrong: 'rebild', right: 'rebuild', why: 'Build keeps its silent u: re + build.' },
    { wrong: 'discribe', right: 'describe', why: 'It starts with de, not dis.' },
    { wrong: 'erly', right: 'early', why: 'Listen with your ear: ear + ly.' },
  ],
  proofreading: [
    'We {recicle=recycle} a lot at our school.',
    'This week we had to {reuze=reuse} old boxes to {rebild=rebuild} a town.',
    'We worked from {erly=early} in the morning.',
    'If a roof fell off, we had to {redoo=redo} it.',
  ],
  challenge:
    'Choose something from the recycling box and write how you would reuse it. Use five re- words and draw your invention.',
  challengeAnswer:
    'For example: I would reuse a milk bottle. First I rinse it, then I redecorate it with paint and rebuild the lid as a wheel. When it breaks I replace the wheel and recycle the rest.',
  classSentence: 'We got up early to rebuild the den and reuse the old planks.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then spell build and appear aloud: both return inside longer words.',
      },
      {
        minutes: 5,
        text: 'Meaning: mime doing and redoing: write, rewrite; fill, refill; turn, return. Again, or back?',
      },
      {
        minutes: 5,
        text: 'Rule: ask which words of the week mean again and which mean back. Return and replace lead to good talk.',
      },
      {
        minutes: 7,
        text: 'Groups: each child writes the sum of three words (re + build), then says each word in a short sentence.',
      },
      {
        minutes: 8,
        text: 'Odd one out; then a relay: one child says a verb, the next adds re- and says if it makes sense.',
      },
      {
        minutes: 2,
        text: 'Learn describe and early: find de at the start of one and ear in the other.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences, then mark. Ask where the silent letters are in rebuild and rewrite.',
      },
      { minutes: 4, text: 'Exit check: five words, each with its sentence.' },
    ],
    say: 'If you can spell the root word, re- costs you only two letters more. Write the root word first in your head.',
    watchFor:
      'Root words spelt badly behind a good prefix (rebild, rewright). Go back to the root word before mending the whole.',
    support:
      'Work with redo, reuse, return and replace: the root words are known, so only the prefix is new.',
    stretch:
      'How does the hyphen change the meaning in re-cover and recover, re-sign and resign, re-form and reform?',
    stretchAnswer:
      'To re-cover a chair is to cover it again; to recover is to get well. To re-sign is to sign again; to resign is to give up a job. To re-form is to form again; to reform is to become better.',
  },
};
