import type { TeachingWeek } from '../week.ts';

export const week34: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: easily confused vowels',
  requirement:
    'Years 3 and 4: words of the statutory word list, here with vowels that are easily confused.',
  sound: {
    label: 'weak and tricky vowels',
    how: 'Say separate quickly: the middle vowel almost disappears. Now say it in three slow syllables: sep, a, rate.',
  },
  rule: 'A vowel that is not stressed sounds weak: say the word in slow syllables, or find a relative that makes it clear.',
  exception:
    'Not every vowel here is weak: in extreme it is long and clear, and the trap is to write ea or ee.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'a weak a, u or o',
      words: ['sep[a]rate', 'prob[a]bly', 'nat[u]ral', 'p[o]sition'],
    },
    { heading: 'a weak i', words: ['exper[i]ment', 'favour[i]te', 'prom[i]se'] },
    { heading: 'a clear e', words: ['extr[e]me', 'm[e]ntion', 'mat[e]rial'] },
  ],
  byHeart: [
    {
      entry: 'various',
      forms: ['var[ious]'],
      hint: 'Vary with its y turned to i, and then the suffix -ous.',
    },
  ],
  origin: {
    word: 'experiment',
    fact: 'Experiment, experience and expert all come from the Latin word experiri, to try out. An expert is someone who has tried a thing many times.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which vowel is missing from each word? Sort the words.',
    piles: [
      { label: 'a', words: ['sep_rate', 'prob_bly', 'calend_r', 'gramm_r'] },
      { label: 'i', words: ['exper_ment', 'med_cine', 'favour_te', 'prom_se'] },
      { label: 'u', words: ['nat_ral', 'reg_lar', 'pop_lar', 'partic_lar'] },
    ],
  },
  dictation: [
    'My favourite experiment was about natural materials.',
    'I promise to put the various cups in a separate box.',
  ],
  missingWords: [
    'Please {promise} that you will keep our secret.',
    'Wool is a {natural} fibre, but nylon is made in a factory.',
    'Do not mix glass with paper: they go into {separate} bins.',
    'What is your {favourite} flavour of ice cream?',
    'I will {probably} wear two jumpers, as it looks cold outside.',
    'The museum has {various} old toys, from spinning tops to tin trains.',
  ],
  mistakes: [
    { wrong: 'seperate', right: 'separate', why: 'The weak vowel is a: sep, a, rate.' },
    { wrong: 'faverite', right: 'favourite', why: 'Favour keeps its o and u before -ite.' },
    { wrong: 'experament', right: 'experiment', why: 'The weak vowel is i, as in experience.' },
    { wrong: 'natral', right: 'natural', why: 'Nature has a u, and natural keeps it.' },
  ],
  proofreading: [
    'For my {experament=experiment} I used two kinds of {materal=material}.',
    'I kept them {seperate=separate} and put each in a warm {posision=position}.',
    'My {faverite=favourite} part was the {extream=extreme} smell.',
    'It will {probly=probably} be gone by the summer.',
  ],
  challenge:
    'Write up a funny experiment in four steps. Use separate, material, position, extreme, probably and natural.',
  challengeAnswer:
    'For example: 1 Take a natural sponge and a separate jelly. 2 Put both in a high position. 3 Wait until the extreme wobble stops. 4 Wrap them in soft material; it will probably leak.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Put a dot under any vowel that you cannot hear clearly.',
      },
      {
        minutes: 5,
        text: 'Slow syllables: tap the ten words on the table at half speed, giving every vowel its full sound.',
      },
      {
        minutes: 5,
        text: 'Rule: find relatives together: nature, natural; favour, favourite. Which make a vowel clear?',
      },
      { minutes: 7, text: 'Groups: write each word with the tricky vowel as a tall letter.' },
      {
        minutes: 8,
        text: 'Sort the gap words by vowel in pairs and check them. Then practise various.',
      },
      {
        minutes: 10,
        text: 'Dictation: first pass for meaning, second pass in slow syllables. Mark vowels first.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Afterwards children ring the vowel in each that they could not hear.',
      },
    ],
    say: 'In English we stress one syllable and let the others go lazy. A lazy vowel could be any letter, so your ear has to ask your eye, or a relative of the word.',
    watchFor:
      'One wrong vowel in an otherwise perfect word. Praise the nine letters that are right, then work on the one.',
    support: 'Print each word with only the tricky vowel missing and two letters to choose from.',
    stretch:
      'Find three more words with a lazy vowel in your own writing, and a relative of each that makes it clear.',
    stretchAnswer:
      'For example: definite and finish, history and historic, family and familiar. In the relative the vowel is stressed, so it can be heard.',
  },
};
