import type { TeachingWeek } from '../week.ts';

export const week8: TeachingWeek = {
  kind: 'teach',
  focus: '/shun/ spelt -tion',
  requirement:
    'Years 3 and 4: endings which sound like /shun/, spelt -tion, the most common spelling.',
  sound: {
    label: '/shun/ as in action',
    how: 'Say action with a finger to your lips, as if to hush someone: ac-shun. No buzz this week!',
  },
  rule: 'The commonest spelling of /shun/ is -tion; most verbs that end in t or te take it: act, action.',
  exception: 'Attend and intend end in d, yet their nouns take -tion: attention, intention.',
  pattern: /tion$/u,
  groups: [
    {
      heading: 'the verb ends in t: just add -ion',
      words: ['ac[tion]', 'inven[tion]', 'injec[tion]', 'direc[tion]', 'subtrac[tion]'],
    },
    {
      heading: 'the verb ends in te: drop the e',
      words: ['hesita[tion]', 'comple[tion]', 'pollu[tion]'],
    },
    { heading: 'rule breakers: attend, intend', words: ['atten[tion]', 'inten[tion]'] },
  ],
  byHeart: [
    {
      entry: 'experience',
      forms: ['exp[eri][ence]'],
      hint: 'Say ex, pe, ri, ence. It ends like science: e, n, c, e.',
    },
    {
      entry: 'experiment',
      forms: ['exp[eri]ment'],
      hint: 'It starts like experience: exper. Then comes an i, then -ment.',
    },
  ],
  origin: {
    word: 'attention',
    fact: 'Attention comes from the Latin word attendere, to stretch towards. When you pay attention, your mind stretches out to what you see or hear.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Will the noun from each verb end in -tion or in -sion? Sort the verbs.',
    piles: [
      { label: '-tion', words: ['act', 'pollute', 'direct', 'invent', 'complete'] },
      { label: '-sion', words: ['decide', 'explode', 'confuse', 'divide', 'revise'] },
    ],
  },
  dictation: [
    'Pay attention to the direction of the wind.',
    'In our experiment we looked at water pollution in the river.',
  ],
  missingWords: [
    'The bicycle was a useful {invention} that changed how people travelled.',
    'The nurse gave Leila an {injection} in her arm.',
    'Cars that run on electricity cause less air {pollution}.',
    'Which {direction} is the swimming pool, left or right?',
    'You need {experience} with horses before you can work at the stables.',
    'We did an {experiment} to see which paper towel soaks up the most water.',
  ],
  mistakes: [
    {
      wrong: 'attension',
      right: 'attention',
      why: 'Attend breaks the rule: its noun is spelt -tion.',
    },
    {
      wrong: 'polution',
      right: 'pollution',
      why: 'Pollute has two l letters, and pollution keeps both.',
    },
    { wrong: 'subtration', right: 'subtraction', why: 'Say subtract first: do not lose the c.' },
    { wrong: 'experiance', right: 'experience', why: 'It ends in -ence, just like science.' },
  ],
  proofreading: [
    'Stand back, for my {invension=invention} is about to start.',
    'Turn the handle in this {direcsion=direction} without {hesitasion=hesitation}.',
    'It cleans the air of {polution=pollution}.',
    'The first {experament=experiment} went wrong, but today it flies into {acsion=action}.',
  ],
  challenge:
    'Draw an invention that fights pollution. Label it and explain how it works, with at least five -tion words.',
  challengeAnswer:
    'For example: My invention sucks in pollution. Its action is simple: point it in the right direction and, without hesitation, press the switch. On completion it rings a bell to get your attention.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit eight words. Then call out division, collision, invasion, explosion and confusion, and ask for the verbs.',
      },
      {
        minutes: 4,
        text: 'Hear it: read out action, decision, direction, division and pollution. Children hush for /shun/ and buzz for /zhun/.',
      },
      {
        minutes: 6,
        text: 'Rule: act becomes action. Children show the nouns from invent, direct, pollute and hesitate.',
      },
      {
        minutes: 7,
        text: 'Groups: underline the t of the verb inside every noun. Which two verbs do not end in t or te?',
      },
      {
        minutes: 8,
        text: 'Sort the ten verbs into -tion and -sion, then practise experience and experiment side by side.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Then children check every /shun/ against its verb.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Afterwards ask for the verb of each noun that has one.',
      },
    ],
    say: 'If you are not sure how to spell /shun/, -tion is the best bet. But do not bet: look for the verb. A t at its end tells you straight away.',
    watchFor:
      'A lost c in injection, direction and subtraction. Say the verb with a sharp ct at the end before writing.',
    support:
      'Write the verbs with a gap after the t, act_, direct_, inject_, and let children add ion in colour.',
    stretch:
      'Sort the -tion words on a page of your reading book: which have a verb you know, and which do not?',
    stretchAnswer:
      'With a verb: action (act), direction (direct), invention (invent). Without one that a child knows: nation, station, fiction. The first kind can be spelt from the verb.',
  },
};
