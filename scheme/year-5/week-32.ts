import type { TeachingWeek } from '../week.ts';

export const week32: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: double letters 2',
  requirement: 'Years 5 and 6: words of the statutory list, here those with double consonants.',
  sound: {
    label: 'double or single?',
    how: 'Say necessary: one c, then double s. Hold up one finger for a single letter and two for a double.',
  },
  rule: 'For each word learn two facts: which letter is doubled, and which one stays single.',
  exception:
    'Harass has a single r, though embarrass has two; Americans write marvelous with one l.',
  pattern: /([cglmrs])\1/u,
  groups: [
    { heading: 'double c or double m', words: ['o[cc]upy', 'o[cc]ur', 'i[mm]ediate'] },
    {
      heading: 'double l, double g',
      words: ['exce[ll]ent', 'marve[ll]ous', 'exa[gg]erate'],
    },
    {
      heading: 'double r or double s',
      words: ['inte[rr]upt', 'emba[rr]a[ss]', 'hara[ss]', 'nece[ss]ary'],
    },
  ],
  byHeart: [
    {
      entry: 'soldier',
      forms: ['sol[di]er'],
      hint: 'Sold, then ier: the letters di make the /j/.',
    },
    {
      entry: 'stomach',
      forms: ['stoma[ch]'],
      hint: 'The end is ch, as in echo, and there is no e.',
    },
  ],
  origin: {
    word: 'soldier',
    fact: 'Soldier goes back to the solidus, a gold coin of the Romans: a soldier was somebody who was paid to fight.',
    journey: [
      { from: 'Latin', form: 'solidus', meaning: 'a gold coin' },
      { from: 'Old French', form: 'soulde', meaning: 'pay' },
      { from: 'Old French', form: 'soldier', meaning: 'one who serves for pay' },
      { from: 'English', form: 'soldier', meaning: 'a member of an army' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for soldier, with its root.',
      answer: 'For example: soldier (noun): a member of an army. From Latin solidus, a gold coin.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which double letter is missing? Sort the words.',
    piles: [
      { label: 'cc', words: ['o__upy', 'o__ur', 'a__ording'] },
      { label: 'll', words: ['exce__ent', 'marve__ous', 'inte__igent'] },
      { label: 'rr', words: ['inte__upt', 'a__ive', 'ho__ible'] },
      { label: 'ss', words: ['hara__', 'nece__ary', 'pre__ure'] },
    ],
  },
  dictation: [
    'An excellent soldier does not interrupt or exaggerate.',
    'It was not necessary to embarrass the naughty puppy.',
  ],
  missingWords: [
    'Sorry to {interrupt}, but there is a phone call for you.',
    'Do not {exaggerate}: the fish was not as big as a bus!',
    'Water is {necessary}: no living thing can do without it.',
    'There were butterflies in my {stomach} before the show.',
    'My sisters {occupy} the bathroom for hours each morning.',
    'The fireworks over the river were {marvellous}.',
  ],
  mistakes: [
    { wrong: 'neccessary', right: 'necessary', why: 'Just one c, and then double s.' },
    {
      wrong: 'embarass',
      right: 'embarrass',
      why: 'It doubles twice: rr and ss.',
      sentence: 'Would it embarrass Grandad if we all sang to him?',
    },
    { wrong: 'stomache', right: 'stomach', why: 'Ache has an e, but stomach stops at ch.' },
    {
      wrong: 'soilder',
      right: 'soldier',
      why: 'Write sold first; the i comes after the d.',
      sentence: 'A soldier stood on guard outside the palace gates.',
    },
  ],
  proofreading: [
    'It is not {neccessary=necessary} to {exagerate=exaggerate}: the pie was only as tall as my sister.',
    'I did not want to {embarass=embarrass} the cook, so I ate it all.',
    'He had once been a {soilder=soldier} in the army.',
    'The pie was {marvelous=marvellous}, but it caused an {imediate=immediate} ache in my {stomache=stomach}.',
  ],
  challenge:
    'Write five tall tales of one sentence each that exaggerate about your day. Use a different word of the week in every one.',
  challengeAnswer:
    'For example: I had an immediate lunch for six. Marvellous bees occupy my hat. I had to interrupt the sun. My socks embarrass the moon. An excellent whale did my homework.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then clap com-mit-tee and ac-com-mo-date and write them twin by twin.',
      },
      {
        minutes: 6,
        text: 'Finger code: one finger or two for each consonant of necessary, harass, embarrass. Compare the last two.',
      },
      {
        minutes: 5,
        text: 'Rule: for every word children finish two sentences: it doubles ..., but it does not double ...',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each one from memory after ten seconds of looking; check only the doubles.',
      },
      { minutes: 7, text: 'Sort the twelve words, then soldier and stomach by heart.' },
      {
        minutes: 10,
        text: 'Dictation: let children leave a dash where they are unsure of a double, and decide at the second reading.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, said back by the class as a code: one c, double s.',
      },
    ],
    say: 'It is not enough to know that a word has a double. You need to know where. Say it like a phone number: one c, double s.',
    watchFor:
      'Doubling the wrong letter, as in neccesary or immeddiate. Praise the child who knows there is a double, then fix the place.',
    support:
      'Print the words with a dash for each letter where one or two might stand. The dashes show how many to write.',
    stretch:
      'Occur becomes occurred and occurrence: which rule from Year 3 explains the new double r? Find two more such verbs.',
    stretchAnswer:
      'Occur is stressed at its end, with one vowel before the r, so r doubles: occurred, occurrence. In the same way refer, referred, and prefer, preferred.',
  },
};
