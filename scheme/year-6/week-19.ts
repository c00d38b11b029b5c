import type { TeachingWeek } from '../week.ts';

export const week19: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: more double letters 1',
  requirement: 'Years 5 and 6: the statutory word list, words with double consonants.',
  sound: {
    label: 'pairs you cannot hear',
    how: 'Chant each word in syllables and lean on the pair: com-mit-tee, rec-om-mend, sug-gest.',
  },
  rule: 'A Latin prefix often changed its last letter to match the root, and so made a pair: sub + gest became suggest.',
  exception:
    'Recommend is re + commend, so its c is single. The mm of programme is Greek; the ee of committee is a suffix.',
  pattern: /(?<pair>[a-z])\k<pair>/u,
  groups: [
    {
      heading: 'two pairs or more',
      words: ['a[cc]o[mm]odate', 'a[gg]re[ss]ive', 'co[mm]i[ttee]'],
    },
    { heading: 'double p', words: ['a[pp]arent', 'a[pp]reciate', 'o[pp]ortunity'] },
    {
      heading: 'double m, r or g',
      words: ['reco[mm]end', 'progra[mm]e', 'co[rr]espond', 'su[gg]est'],
    },
  ],
  byHeart: [
    {
      entry: 'occupy',
      forms: ['o[cc]upy'],
      hint: 'Two cs occupy the middle; y says its long sound at the end.',
    },
    {
      entry: 'opportunity',
      forms: ['o[pp]ort[u]nity'],
      hint: 'Double p, a port inside, then unity.',
    },
  ],
  origin: {
    word: 'opportunity',
    fact: 'For Roman sailors a good wind blew ob portum, towards the harbour. From such a lucky wind we get opportunity, a lucky chance.',
    journey: [
      { from: 'Latin', form: 'ob portum', meaning: 'towards the harbour' },
      { from: 'Latin', form: 'opportunus', meaning: 'like a wind blowing to harbour' },
      { from: 'Latin', form: 'opportunitas', meaning: 'a good moment' },
      { from: 'English', form: 'opportunity', meaning: '-tas has become -ty' },
    ],
    journeyTask: {
      question: 'Why was a wind an opportunity for a sailor?',
      answer: 'It blew towards the harbour, ob portum, and so gave the ship a lucky chance.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look closely at the pairs of letters. Which word is the odd one out?',
    rows: [
      {
        words: ['committee', 'opportunity', 'recommend', 'programme'],
        odd: 'opportunity',
        why: 'It doubles p; the others double m.',
      },
      {
        words: ['apparent', 'appreciate', 'suggest', 'opportunity'],
        odd: 'suggest',
        why: 'It doubles g; the others double p.',
      },
      {
        words: ['accommodate', 'committee', 'aggressive', 'correspond'],
        odd: 'correspond',
        why: 'It has one pair; the others have at least two.',
      },
      {
        words: ['interrupt', 'correspond', 'embarrass', 'apparent'],
        odd: 'apparent',
        why: 'Its r is single; the others have rr.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Where is the t doubled?',
    columns: [['com', 'per', 'ad', 'sub'], ['mit'], ['ed', 'ing', 'ment', 'ee']],
    words: [
      'commit',
      'committed',
      'committing',
      'commitment',
      'committee',
      'permit',
      'permitted',
      'permitting',
      'admit',
      'admitted',
      'admitting',
      'submit',
      'submitted',
      'submitting',
    ],
  },
  dictation: [
    'The committee will suggest a programme for the school fair.',
    'I recommend this club: it gives every child an opportunity to act.',
  ],
  missingWords: [
    'Which book would you {recommend} to a friend?',
    'Six pupils were voted on to the school council {committee}.',
    'We watched a {programme} about penguins on television.',
    'From her grin it was {apparent} that she knew the secret.',
    'This is a great {opportunity} to learn to sail.',
    'Piano lessons {occupy} most of my Saturday morning.',
  ],
  mistakes: [
    { wrong: 'reccomend', right: 'recommend', why: 'Re plus commend: one c, two ms.' },
    {
      wrong: 'commitee',
      right: 'committee',
      why: 'Three pairs sit on this committee: mm, tt and ee.',
    },
    {
      wrong: 'oppertunity',
      right: 'opportunity',
      why: 'There is a port in it, so the vowel is o.',
    },
    { wrong: 'corespond', right: 'correspond', why: 'Cor plus respond gives two rs.' },
  ],
  proofreading: [
    'The {comittee=committee} met to discuss the {oppertunity=opportunity}.',
    'They {reccomend=recommend} a new {programe=programme} of games, and they {apreciate=appreciate} your ideas.',
    'If you {corespond=correspond} by post, please {sugest=suggest} only one.',
    'The room cannot {acommodate=accommodate} any more paper.',
  ],
  challenge:
    'Write the minutes of a very silly committee meeting, using at least six of the words. Ring every pair of letters.',
  challengeAnswer:
    'For example: Minutes. The committee could not accommodate the goat. Mr Fox had an opportunity to suggest a programme of naps. All members appreciate naps. It was apparent that we recommend cake.',
  exit: ['recommend', 'committee', 'accommodate', 'suggest', 'apparent'],
  classSentence: 'An aggressive swan will occupy the path at every opportunity.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; where one has a Latin or Greek root, children underline it.',
      },
      {
        minutes: 4,
        text: 'Hear it: chant committee, recommend and suggest with a clap between the twin letters.',
      },
      {
        minutes: 6,
        text: 'Rule: show ad + gress, com + respond, sub + gest turning into the words we know.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children write each word with its pairs in colour, then again with eyes shut.',
      },
      {
        minutes: 7,
        text: 'Odd one out, counting pairs; then practise occupy and opportunity.',
      },
      {
        minutes: 10,
        text: 'Dictation: before checking, children count the pairs in our words: five in the first sentence, two in the second.',
      },
      {
        minutes: 5,
        text: 'Exit check: recommend, committee, accommodate, suggest, apparent, shown together.',
      },
    ],
    say: 'The pairs are not there to annoy us. Most of them are the place where an old prefix and its root are joined.',
    watchFor:
      'Doubling everything to be safe: reccommend, oppourtunnity. Ask which letters are single as often as which are double.',
    support:
      'Give the words with their pairs left out, and pairs of letters on cards to fit in. Children read each word they make.',
    stretch:
      'Find out what the prefixes ad-, com- and sub- turn into before c, g, l, p, r and s. Make a chart with examples.',
    stretchAnswer:
      'ad-: accommodate, aggressive, allow, apparent, arrive, assist. com-: collect, correspond. sub-: succeed, suggest, suppose. The last letter of the prefix copies the first of the root.',
  },
};
