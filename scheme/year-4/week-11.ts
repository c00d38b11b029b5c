import type { TeachingWeek } from '../week.ts';

export const week11: TeachingWeek = {
  kind: 'teach',
  focus: '/shun/ spelt -cian',
  requirement:
    'Years 3 and 4: endings which sound like /shun/, spelt -cian when the root ends in c or cs.',
  sound: {
    label: '/shun/ as in musician',
    how: 'Say music, then musician. The c is hard in the first word and whispered /sh/ in the second.',
  },
  rule: 'When /shun/ ends the name of a job or skill, and the root ends in c or cs, we write -cian: music, musician.',
  exception: 'Beautician comes from beauty, which has no c at all, but it still takes -cian.',
  pattern: /cian$/u,
  groups: [
    {
      heading: 'the root ends in -ic',
      words: ['musi[cian]', 'magi[cian]', 'electri[cian]', 'clini[cian]'],
    },
    {
      heading: 'the root ends in -ics',
      words: ['politi[cian]', 'mathemati[cian]', 'opti[cian]'],
    },
    {
      heading: 'physical, technical, beauty',
      words: ['physi[cian]', 'techni[cian]', 'beauti[cian]'],
    },
  ],
  byHeart: [
    {
      entry: 'grammar',
      forms: ['gra[mmar]'],
      hint: 'Two m letters, and a where we hear /uh/: gram, mar.',
    },
    {
      entry: 'interest',
      forms: ['int[er]est'],
      hint: 'Say all three syllables when you spell it: in, ter, est.',
    },
  ],
  origin: {
    word: 'electrician',
    fact: 'Electrician goes back to elektron, the Greek word for amber. When a piece of amber is rubbed, it pulls hairs and feathers towards it.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Who or what does not belong in each row? Be ready to say why.',
    rows: [
      {
        words: ['musician', 'electrician', 'permission', 'optician'],
        odd: 'permission',
        why: 'It is not a person, and its /shun/ is spelt -ssion.',
      },
      {
        words: ['magician', 'clinician', 'beautician', 'musician'],
        odd: 'beautician',
        why: 'Its root, beauty, does not end in c.',
      },
      {
        words: ['physician', 'politician', 'optician', 'clinician'],
        odd: 'politician',
        why: 'The other three look after eyes or health.',
      },
      {
        words: ['station', 'action', 'attention', 'technician'],
        odd: 'technician',
        why: 'It is a person with a skill, so it ends in -cian.',
      },
    ],
  },
  dictation: [
    'The musician and the magician gave us a fabulous show.',
    'My optician took an interest in my bright pink glasses.',
  ],
  missingWords: [
    'The {musician} can play both the sitar and the drums.',
    'An {electrician} came to mend the lights in the hall.',
    'The {optician} tested my eyes with a chart of letters.',
    'The {magician} pulled a silk scarf out of an empty hat.',
    'A {mathematician} loves to solve problems with numbers.',
    'Nouns, verbs and adjectives are all part of {grammar}.',
  ],
  mistakes: [
    {
      wrong: 'musition',
      right: 'musician',
      why: 'Music ends in c, and a person with a skill takes -cian.',
    },
    { wrong: 'electrision', right: 'electrician', why: 'Keep the c of electric: c, i, a, n.' },
    {
      wrong: 'grammer',
      right: 'grammar',
      why: 'It ends in ar: think of grammatical, where you can hear the a.',
    },
    {
      wrong: 'intrest',
      right: 'interest',
      why: 'We often skip the middle syllable in speech: in, ter, est.',
    },
  ],
  proofreading: [
    'My mum is an {electrision=electrician}, and my dad is a {musition=musician}.',
    'When I grow up I would like to be a {majician=magician}.',
    'Gran takes an {intrest=interest} in {grammer=grammar} and says I should be a {polititian=politician}.',
    'Could I be all four?',
  ],
  challenge:
    'Interview someone from the list about a working day. Write three questions and answers, with at least three -cian words.',
  challengeAnswer:
    'For example: What does an optician do? I test eyes. Do you need to be a mathematician? A little: lenses have numbers. Who helps you? A technician makes the glasses. Look for -cian at the end of each job.',
  exit: ['musician', 'magician', 'electrician', 'optician', 'politician'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then children list the three spellings of /shun/ so far, with an example of each.',
      },
      {
        minutes: 5,
        text: 'Hear it: say music, magic, clinic; children answer with the person. Listen to what the c does.',
      },
      {
        minutes: 5,
        text: 'Rule: show musician and permission. One is a person: how does the spelling tell us?',
      },
      {
        minutes: 7,
        text: 'Groups: children box the root and say what each person does, in one short sentence.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then practise grammar and interest. Link grammar with grammatical.',
      },
      {
        minutes: 10,
        text: 'Dictation in parts, then read it back as a class before anyone marks.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the root of the word.',
      },
    ],
    say: 'Ask two questions: is it a person, and is there a c in the root? If the answer is yes twice, write -cian. It is the easiest /shun/ of all.',
    watchFor:
      'The vowels in mathematician and politician. Say the root (mathematics, politics) in syllables first, then change the end.',
    support:
      'Begin with music, magic and electric: children write the root and add -ian in a second colour.',
    stretch:
      'Find more jobs in -cian, such as paediatrician, statistician and tactician, and explain each to the class.',
    stretchAnswer:
      'A paediatrician is a doctor for children; a statistician works with numbers about the world; a tactician plans how to win. All three are people, so all end in -cian.',
  },
};
