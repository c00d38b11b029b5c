import type { TeachingWeek } from '../week.ts';

export const week1: TeachingWeek = {
  kind: 'teach',
  focus: 'revise prefixes in-, il-, im-, ir-',
  requirement: 'Years 3 and 4: more prefixes; in- meaning not, and its forms il-, im- and ir-.',
  sound: {
    label: 'in-, il-, im-, ir-: not',
    how: 'Say polite, then impolite: your lips close for p, so m is easier to say than n. Try logical, illogical.',
  },
  rule: 'The prefix in- means not; it becomes il- before l, im- before m or p, and ir- before r.',
  exception:
    'Some roots take un- instead, whatever their first letter: unlucky, unpopular, unreal.',
  pattern: /^(?:in|il(?=l)|im(?=[mp])|ir(?=r))/u,
  groups: [
    {
      heading: 'in- and il-',
      words: ['[in]audible', '[in]definite', '[il]logical', '[il]literate'],
    },
    { heading: 'im- before m or p', words: ['[im]polite', '[im]practical', '[im]mobile'] },
    {
      heading: 'ir- before r',
      words: ['[ir]reversible', '[ir]rational', '[ir]replaceable'],
    },
  ],
  byHeart: [
    {
      entry: 'accident(ally)',
      forms: ['a[cc]ident', 'accident[ally]'],
      hint: 'Hard c, then soft c. Build it up: accident, accidental, accidentally.',
    },
    {
      entry: 'actual(ly)',
      forms: ['act[ual]', 'actu[ally]'],
      hint: 'Start with act, add ual, then -ly: that makes two l letters side by side.',
    },
  ],
  origin: {
    word: 'inaudible',
    fact: 'Inaudible comes from the Latin word audire, to hear. An audience is a crowd that has come to hear something, and audio grew from the same root.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which form of the prefix does each root need to mean not? Sort the roots.',
    piles: [
      { label: 'in-', words: ['direct', 'complete', 'accurate'] },
      { label: 'il-', words: ['legal', 'logical', 'legible'] },
      { label: 'im-', words: ['polite', 'mature', 'perfect'] },
      { label: 'ir-', words: ['regular', 'rational', 'responsible'] },
    ],
  },
  dictation: [
    'The answer was illogical, so we had to find a better one.',
    'I accidentally dropped the irreplaceable glass bowl on the floor.',
  ],
  missingWords: [
    'The voice on the radio was so faint that it was almost {inaudible}.',
    'Pushing in at the front of the queue is {impolite}.',
    'Boiling an egg is {irreversible}: you cannot make it runny again.',
    'This photo of my great-gran is {irreplaceable}, so we keep it safe.',
    'With no engine, the old van stood {immobile} in the yard.',
    'Sorry, I {accidentally} trod on your foot!',
  ],
  mistakes: [
    { wrong: 'inpolite', right: 'impolite', why: 'Lips shut for p, so the prefix turns into im-.' },
    {
      wrong: 'irational',
      right: 'irrational',
      why: 'Ir- plus rational: the prefix and the root each bring an r.',
    },
    { wrong: 'iliterate', right: 'illiterate', why: 'Il- plus literate makes two l letters.' },
    {
      wrong: 'accidently',
      right: 'accidentally',
      why: 'We add -ly to accidental, not to accident.',
    },
  ],
  proofreading: [
    'It was an {acident=accident}.',
    'I was running, which is {inpractical=impractical} in wellies, and I hit the table.',
    "Gran's old vase is {ireplaceable=irreplaceable}.",
    'She did not say anything {inpolite=impolite}, but her sigh was {actualy=actually} worse.',
  ],
  challenge:
    'Invent a robot that gets everything wrong. Describe it in four sentences, with one word each for in-, il-, im- and ir-.',
  challengeAnswer:
    'For example: My robot needs an indefinite time to boil an egg. It finds an illogical answer to two plus two. It is impolite to the toaster. Its fear of spoons is irrational. Look for one word with each prefix.',
  exit: ['inaudible', 'illogical', 'impractical', 'irreversible', 'impolite'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Children write them, check and correct in another colour.',
      },
      {
        minutes: 4,
        text: 'Say it: children say polite and impolite, then explain to a partner what their lips do.',
      },
      {
        minutes: 6,
        text: 'Rule: say audible, logical, polite, mobile, rational. Children show the prefix on whiteboards and say why that form fits.',
      },
      {
        minutes: 7,
        text: 'Read the groups. Draw a line between prefix and root, and say what each root means.',
      },
      {
        minutes: 8,
        text: 'Sort the twelve roots in pairs, then practise accidentally and actually.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence whole, then in parts. Children check double letters before you show it.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards. Ask one child each time to name prefix and root.',
      },
    ],
    say: 'The four prefixes are one prefix in four coats. It changes to match the first letter of the root, so the word is easy to say. The root itself never changes.',
    watchFor:
      'One letter where two are needed, as in ilogical or imobile. Ask children to write the root first and only then add the prefix in front.',
    support:
      'Put the roots logical, polite, practical and reversible on cards and let children clip a prefix card to each.',
    stretch:
      'Look up impress, include and irrigate. Does the prefix mean not here? Explain how you can tell.',
    stretchAnswer:
      'No. Impress is to press upon, include is to shut in, and irrigate is to bring water onto land: here the prefix means in or on. Take it away: pressed and impressed are not opposites.',
  },
};
