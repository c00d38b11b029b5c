import type { TeachingWeek } from '../week.ts';

export const week35: TeachingWeek = {
  kind: 'teach',
  focus: 'ready for Year 7 subject words',
  requirement:
    'Years 5 and 6: use knowledge of morphology and etymology in spelling; words of the subjects of Year 7.',
  sound: {
    label: '/k/ ch, /f/ ph, /i/ y',
    how: 'Say chronological, metaphor and hypothesis, and point to the Greek letters: ch, ph, y and th.',
  },
  rule: 'Many subject words are Greek or Latin: try ch for /k/, ph for /f/ and y for an i sound, and spell in syllables.',
  exception:
    'Rehearsal came through French. And the -tion of equation mostly says /zhun/, not /shun/ as in station.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'science and maths',
      words: ['h[y]pothes[is]', 'temp[era]ture', 'anal[yse]', 'para[ll]el', 'equa[tion]'],
    },
    { heading: 'English and drama', words: ['meta[ph]or', 'reh[ear]sal'] },
    {
      heading: 'history and geography',
      words: ['[ch]ronological', 'parl[ia]ment', 'enviro[n]ment'],
    },
  ],
  byHeart: [
    { entry: 'vehicle', forms: ['ve[h]i[cle]'], hint: 'Sound the h in your head: ve, hi, cle.' },
    { entry: 'yacht', forms: ['y[ach]t'], hint: 'Three letters hide in the middle: a, c, h.' },
  ],
  origin: {
    word: 'rehearsal',
    fact: 'Rehearse comes from the Old French rehercier, to rake over again. At a rehearsal you go over the same ground once more.',
    journey: [
      { from: 'Old French', form: 'herse', meaning: 'a great rake' },
      { from: 'Old French', form: 'rehercier', meaning: 'to rake over again' },
      { from: 'English', form: 'rehearse', meaning: 'to go over again' },
      { from: 'English', form: 'rehearsal', meaning: 'rehearse + al, and the e goes' },
    ],
    journeyTask: {
      question: 'Which word lost no e: rehearsal, arrival, musical or removal?',
      answer: 'Musical: music has no e to drop. Rehearse, arrive and remove lose theirs.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think of the subject, the sound or the letters. Which is the odd one out?',
    rows: [
      {
        words: ['equation', 'metaphor', 'fraction', 'decimal'],
        odd: 'metaphor',
        why: 'You meet it in English; the others are for maths.',
      },
      {
        words: ['chronological', 'chemistry', 'chapter', 'chorus'],
        odd: 'chapter',
        why: 'Its ch is not said /k/.',
      },
      {
        words: ['environment', 'excellent', 'parliament', 'government'],
        odd: 'excellent',
        why: 'It ends in -lent; the others end in -ment.',
      },
      {
        words: ['hypothesis', 'analyse', 'rehearsal', 'symmetry'],
        odd: 'rehearsal',
        why: 'It has no Greek y in it.',
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each pair, for the subjects of Year 7.',
    columns: ['verb', 'noun'],
    rows: [
      ['equate', '{equation}'],
      ['rehearse', '{rehearsal}'],
      ['{analyse}', 'analysis'],
      ['calculate', '{calculation}'],
      ['{evaporate}', 'evaporation'],
      ['conclude', '{conclusion}'],
      ['{measure}', 'measurement'],
    ],
  },
  dictation: [
    'In science we wrote a hypothesis about water temperature.',
    'Each metaphor in her story is about the natural environment.',
  ],
  missingWords: [
    'The rails of a train track are {parallel}: they never meet.',
    'The cast met for one last {rehearsal} before the show.',
    'Put the events in {chronological} order, earliest first.',
    'Solve the {equation} to find the value of x.',
    'Calling the moon a silver coin is a {metaphor}.',
    'The lifeboat towed the broken {yacht} into the harbour.',
  ],
  mistakes: [
    {
      wrong: 'analise',
      right: 'analyse',
      why: 'It is Greek, with y: think of analysis.',
      sentence: 'Scientists analyse mud from the sea bed to learn about the past.',
    },
    { wrong: 'paralell', right: 'parallel', why: 'The two ls in the middle are parallel lines.' },
    {
      wrong: 'rehersal',
      right: 'rehearsal',
      why: 'You can hear it at a rehearsal: hear is inside.',
    },
    { wrong: 'cronological', right: 'chronological', why: 'Chron means time, and begins with ch.' },
  ],
  proofreading: [
    'My {hypothasis=hypothesis} is that a low {temprature=temperature} slows the brain.',
    'In maths I drew {paralell=parallel} lines in gloves and could not solve an {ecuation=equation}.',
    'In English I had to {analise=analyse} a {metafor=metaphor} about ice.',
    'I only warmed up at the {rehersal=rehearsal} for our play about a {yaught=yacht}.',
  ],
  challenge:
    'Write a letter to yourself on the first day of Year 7. Use five subject words and say what you look forward to.',
  challengeAnswer:
    'For example: Dear me, By now you may analyse poems and solve an equation. I look forward to a rehearsal on a real stage. Do not be afraid of a hypothesis: a metaphor is harder. Love, me.',
  exit: ['parallel', 'rehearsal', 'analyse', 'environment', 'equation'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then partners test each other on two words from their personal lists.',
      },
      {
        minutes: 5,
        text: 'Hear it: say the ten words; children name the lesson in which each might come up.',
      },
      {
        minutes: 5,
        text: 'Rule: hunt for Greek letters in the list; say what chron means, and what graph and phon meant in Week 16.',
      },
      {
        minutes: 8,
        text: 'Words in groups: spell each word in syllables, a child for each syllable, round the table.',
      },
      { minutes: 7, text: 'Odd one out, then practise vehicle and yacht.' },
      {
        minutes: 10,
        text: 'Dictation: read at the pace of a Year 7 lesson, then let children check with a dictionary.',
      },
      { minutes: 5, text: 'Exit check: parallel, rehearsal, analyse, environment, equation.' },
    ],
    say: 'In Year 7 every subject has words of its own. You already have the tools: syllables, roots, relatives and a dictionary.',
    watchFor:
      'Worry about long words. Cover all but one syllable at a time, so that chronological is five short ones.',
    support:
      'Let the child choose the words of most use to them, and practise those in syllables, with a picture for each.',
    stretch:
      'Collect five more words from the Year 7 books or website of a local secondary school, and teach them to the class.',
    stretchAnswer:
      'For example: denominator, photosynthesis, sovereign, alliteration, percussion. For each word: the subject, the meaning, the tricky part and how to remember it.',
  },
};
