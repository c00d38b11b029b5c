import type { TeachingWeek } from '../week.ts';

export const week35: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: Year 3 round-up',
  requirement: 'Years 3 and 4 word list, revised: ten words with one tricky part each.',
  sound: {
    label: 'find the tricky part',
    how: 'Use your spelling voice and say every letter group: is-land, an-swer, min-ute, ques-ti-on.',
  },
  rule: 'When sound alone is not enough, find the tricky part of the word, mark it and learn that part first.',
  exception:
    'Do not learn every letter afresh: most of the letters in these words do just what you expect.',
  pattern: 'tricky part',
  groups: [
    { heading: 'letters you cannot hear', words: ['a[dd]re[ss]', 'ans[w]er', 'i[s]land'] },
    { heading: 'watch the beginning', words: ['d[e][c]ide', 'd[e]scribe'] },
    {
      heading: 'watch the end',
      words: ['imag[ine]', 'import[ant]', 'min[ute]', 'quest[ion]', 'str[ange]'],
    },
  ],
  byHeart: [
    {
      entry: 'thought',
      forms: ['th[ough]t'],
      hint: 'Ough says /or/ here, as it does in bought and brought.',
    },
    {
      entry: 'through',
      forms: ['thr[ough]'],
      hint: 'Ough says long oo here: go thr-ough to the end.',
    },
  ],
  origin: {
    word: 'minute',
    fact: 'Minute goes back to Latin for a small part. An hour is cut into sixty small parts, and a minute thing (say my-newt) is tiny.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Listen for ough and c, look for silent and double letters. Which is different?',
    rows: [
      {
        words: ['thought', 'bought', 'through', 'brought'],
        odd: 'through',
        why: 'Its ough says long oo; the others rhyme.',
      },
      {
        words: ['decide', 'describe', 'pencil', 'notice'],
        odd: 'describe',
        why: 'Its c says /k/; the others have a soft c.',
      },
      {
        words: ['island', 'answer', 'knight', 'minute'],
        odd: 'minute',
        why: 'It has no silent consonant.',
      },
      {
        words: ['imagine', 'address', 'arrive', 'appear'],
        odd: 'imagine',
        why: 'It has no double consonant.',
      },
    ],
  },
  dictation: [
    'Imagine an island with no people and no address.',
    'I thought about the strange question for a minute.',
  ],
  missingWords: [
    'Close your eyes and {imagine} that you can fly.',
    'The train went {through} a long, dark tunnel.',
    'I {thought} it was Friday, but it is only Thursday!',
    'Please {describe} your pet in three sentences.',
    'I rang the doorbell twice, but there was no {answer}.',
    'Do you know the {address} of the new pool?',
  ],
  mistakes: [
    { wrong: 'adress', right: 'address', why: 'Two ds and two s letters: ad + dress.' },
    { wrong: 'imajine', right: 'imagine', why: 'The /j/ is a soft g, because i comes next.' },
    { wrong: 'thort', right: 'thought', why: 'The /or/ is spelt ough, as in bought.' },
    { wrong: 'throo', right: 'through', why: 'The long oo is spelt ough here.' },
  ],
  proofreading: [
    '{Imajine=Imagine} a small {iland=island} with one house on it.',
    'I once had to {diside=decide} whether to live there.',
    'It was a hard {qestion=question}, and I {thort=thought} about it all day.',
    'My {anser=answer} was no, as there was no shop.',
  ],
  challenge:
    'Make a board game called Island of Strange Questions. Write six question cards, each with a word of this week in it.',
  challengeAnswer:
    'For example: Describe a strange animal on the island. Imagine a bridge: who lives under it? Answer in one minute. What is the most important address here? Decide: swim or row? Which question would you ask a fish? Look for a word of the week on each card.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, then let children add one from the year they are proud of.',
      },
      {
        minutes: 5,
        text: 'Spelling voice: read the ten words as they are written, is-land and an-swer, and let children copy.',
      },
      {
        minutes: 5,
        text: 'Tricky part: children write each word and mark the one place where they might slip. Compare marks.',
      },
      {
        minutes: 8,
        text: 'Groups: make a memory trick for three words with a partner and share the best with the class.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then thought and through: the same ough, two different sounds.',
      },
      {
        minutes: 8,
        text: 'Dictation: two sentences. Children predict which word will be missed most, then count.',
      },
      { minutes: 3, text: 'Memory tricks: write a class list of the best.' },
      { minutes: 4, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Nobody forgets a whole word. We forget one letter or two, so let us find those letters and make them unforgettable.',
    watchFor:
      'Children for whom nearly every part is tricky. They may be guessing at the basic sounds: check their phonics.',
    support:
      'Print the words with the tricky part missing (ans_er, i_land) and fill it in daily before writing the whole word.',
    stretch:
      'Write a short guide for next year: ten words, the tricky part of each, and the trick that worked for you.',
    stretchAnswer:
      'For example: island has is and land; answer has a silent w, as sword does; minute is a minute thing, very small. A good guide names the tricky part first.',
  },
};
