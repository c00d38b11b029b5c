import type { TeachingWeek } from '../week.ts';

export const week8: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix mis-',
  requirement: 'Years 3 and 4: the prefix mis-, which gives a word a negative meaning.',
  sound: {
    label: 'mis- means wrongly',
    how: 'Say read, then misread; hear, then mishear. Ask each time: was it done well or was it done wrongly?',
  },
  rule: 'Put mis- in front of a whole word to say that something is done wrongly or badly; the word does not change.',
  exception:
    'Some words only look as if they had mis-, such as mist, miser and mission: they are not about doing wrong.',
  pattern: /^mis(?:be|lead|spell|take|place|read|trust|under|use|hear)/u,
  groups: [
    {
      heading: 'reading, writing, hearing',
      words: ['[mis]read', '[mis]spell', '[mis]hear', '[mis]understand'],
    },
    {
      heading: 'doing things wrongly',
      words: ['[mis]behave', '[mis]use', '[mis]place', '[mis]take'],
    },
    { heading: 'about trust', words: ['[mis]lead', '[mis]trust'] },
  ],
  byHeart: [
    {
      entry: 'century',
      forms: ['[c]ent[u]ry'],
      hint: 'It begins like centimetre: cent, then ury.',
    },
    {
      entry: 'circle',
      forms: ['[c]ir[c]le'],
      hint: 'Two cs go round: the first is soft, the second is hard.',
    },
  ],
  origin: {
    word: 'mistake',
    fact: 'Mistake comes from Old Norse, the language of the Vikings. Their word mistaka meant to take something in error.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which prefix can go in front to make a real word, mis- or dis-? Sort them.',
    piles: [
      { label: 'mis-', words: ['spell', 'behave', 'read', 'understand', 'hear'] },
      { label: 'dis-', words: ['agree', 'obey', 'honest', 'connect', 'appear'] },
    ],
  },
  dictation: [
    'It was a mistake to misread the map at the beginning.',
    'Please sit in a circle and do not misbehave in class.',
  ],
  missingWords: [
    'Check your writing: it is easy to {misspell} a word with a silent letter.',
    'Puppies often {misbehave} when they are bored.',
    'I always {misplace} my glasses, then find them on my head.',
    'On a crackly phone you may {mishear} fifteen as fifty.',
    'False adverts {mislead} people into buying things.',
    'Our school was built more than a {century} ago.',
  ],
  mistakes: [
    {
      wrong: 'mispell',
      right: 'misspell',
      why: 'It is mis + spell, and each part brings its own s.',
    },
    {
      wrong: 'misstake',
      right: 'mistake',
      why: 'It is mis + take, so there is only one s.',
      sentence: 'I found one mistake in my sums.',
    },
    { wrong: 'missbehave', right: 'misbehave', why: 'The prefix is mis, not the word miss.' },
    { wrong: 'sircle', right: 'circle', why: 'The /s/ is a soft c, because i comes next.' },
  ],
  proofreading: [
    'I am sorry that I {missread=misread} your note.',
    'It was a silly {misstake=mistake}.',
    'I thought you had asked me to draw one {sercle=circle} and sing.',
    'Please do not {missunderstand=misunderstand} me, for I did not mean to {missbehave=misbehave}.',
  ],
  challenge:
    'Make up a day when everything goes wrong. Use five mis- words, and end with somebody who understands at last.',
  challengeAnswer:
    'For example: I misread the clock. I misplaced my shoes. I misheard the bus number and got on the wrong one. My teacher thought I had misbehaved. It was all a mistake, and at last Gran understood.',
  classSentence: 'To misspell circle is not to misbehave.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, then say disagree as a sum: mis- is built in just the same way.',
      },
      {
        minutes: 5,
        text: 'Meaning: say "Twinkle, twinkle, little car". What did I do? Misread the rhyme! Collect mis- words that fit.',
      },
      {
        minutes: 5,
        text: 'Rule: write mis + spell and mis + take as sums. Which has two s letters, and why?',
      },
      {
        minutes: 9,
        text: 'Groups: each child writes the sum for three words. Then finish aloud: if I misplace it, I place it wrongly.',
      },
      {
        minutes: 6,
        text: 'Sort root words under mis- or dis-. Check that each answer is a word the class has met.',
      },
      {
        minutes: 5,
        text: 'By heart: draw a circle with the word circle written round it; write century beside the number 100.',
      },
      { minutes: 7, text: 'Dictation: two sentences, said whole and then in parts.' },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Misspell is a word people love to misspell. Remember the sum: mis plus spell, so each part keeps its own s.',
    watchFor:
      'Children who write miss- because they know the word miss. Cover the root word: what is left must be just m, i, s.',
    support:
      'Use two-part puzzle cards, mis on one side and the root word on the other, and read the joined word.',
    stretch:
      'Mistrust and distrust, misuse and disuse: look up each pair. Do they mean quite the same?',
    stretchAnswer:
      'To mistrust is to be unsure whether to trust; to distrust is stronger, with a reason. To misuse is to use wrongly; disuse means that a thing is not used any more.',
  },
};
