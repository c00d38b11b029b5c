import type { TeachingWeek } from '../week.ts';

export const week10: TeachingWeek = {
  kind: 'teach',
  focus: 'prefixes il-, im-, ir-',
  requirement: 'Years 3 and 4: in- becomes il- before l, im- before m or p, and ir- before r.',
  sound: {
    label: 'il-, im-, ir- mean not',
    how: 'Try to say inpossible quickly. Feel your lips close for the p too soon: in- turns into im-.',
  },
  rule: 'The prefix in- changes to suit the next letter: il- before l, im- before m or p, and ir- before r.',
  exception: 'Some words take un- and never change, such as unlucky, unreal, unmade and unpopular.',
  pattern: /^(?:ill|im[mp]|irr)/u,
  groups: [
    { heading: 'il- before l', words: ['[il]legal', '[il]legible'] },
    {
      heading: 'im- before m or p',
      words: ['[im]mature', '[im]mortal', '[im]possible', '[im]patient', '[im]perfect'],
    },
    {
      heading: 'ir- before r',
      words: ['[ir]regular', '[ir]relevant', '[ir]responsible'],
    },
  ],
  byHeart: [
    { entry: 'continue', forms: ['contin[ue]'], hint: 'Con, tin, then ue, as in blue and true.' },
    {
      entry: 'decide',
      forms: ['d[e][c]ide'],
      hint: 'It begins with de, and the /s/ is a soft c.',
    },
  ],
  origin: {
    word: 'illegible',
    fact: 'The leg in illegible has nothing to do with legs. It comes from legere, Latin for to read, and so does legend: a thing to be read.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which form of the prefix does each word need? Look at its first letter.',
    piles: [
      { label: 'il-', words: ['legal', 'logical', 'legible'] },
      { label: 'im-', words: ['patient', 'polite', 'mature', 'perfect'] },
      { label: 'ir-', words: ['regular', 'responsible', 'relevant'] },
    ],
  },
  dictation: [
    'It was impossible to continue because of the storm.',
    'The impatient children could not decide which game to play.',
  ],
  missingWords: [
    'My handwriting is {illegible} when I rush.',
    'The law says no: it is {illegal} to park on the zigzag lines by our school.',
    'In the myth, one sip from the spring makes you {immortal}.',
    'A shape with sides of different lengths is {irregular}.',
    'You left the gate open, and the cows got out: how {irresponsible}!',
    'The bus will {continue} to Swansea after this stop.',
  ],
  mistakes: [
    { wrong: 'ilegal', right: 'illegal', why: 'It is il + legal: one l from each part.' },
    { wrong: 'inpossible', right: 'impossible', why: 'Before p the prefix is im.' },
    { wrong: 'iregular', right: 'irregular', why: 'It is ir + regular: one r from each part.' },
    { wrong: 'deside', right: 'decide', why: 'The /s/ before i is a soft c.' },
  ],
  proofreading: [
    'My writing is not {ilegible=illegible}, whatever my sister says.',
    'She is just {inpatient=impatient} and will not {deside=decide} what each word is.',
    'It is {inpossible=impossible} to read a letter upside down.',
    'Turn it round, and then {continew=continue}!',
  ],
  challenge:
    'Write a school report for an impossible pupil (a dragon, a yeti or a puddle). Use il-, im- and ir- at least once each.',
  challengeAnswer:
    'For example: The dragon is often impatient and his writing is illegible, because he burns it. His homework is irregular. It is impossible to be cross for long, as he is only immature, not irresponsible.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask what in- does in incorrect and incomplete.',
      },
      {
        minutes: 5,
        text: 'Hear it: children try to say inpossible and inlegal fast, and tell you what happens in their mouths.',
      },
      {
        minutes: 5,
        text: 'Rule: show in- turning into il-, im- and ir-. Ask for the letter that follows each time.',
      },
      {
        minutes: 8,
        text: 'Groups: each child writes one word of each group, prefix and root in two colours, so that both ls, ms or rs can be seen.',
      },
      {
        minutes: 7,
        text: 'Sort root words into three piles by their first letter, then write the full words.',
      },
      {
        minutes: 2,
        text: 'Learn continue and decide: find ue at the end of one and the soft c of the other.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences. Say impatient in syllables and warn that its ending has a surprise: tient.',
      },
      { minutes: 4, text: 'Exit check: five words. Look along the row for lost double letters.' },
    ],
    say: 'In- is a polite prefix: it copies its neighbour. In front of l it becomes il-, in front of r it becomes ir-.',
    watchFor:
      'A lost double letter in illegal, immature and irregular. The sum shows it: the prefix and the root word bring one each.',
    support:
      'Concentrate on illegal, impossible, impatient and irregular. Lay them out with tiles and count the double letters.',
    stretch:
      'Why do we say unpopular and not impopular? Make a list of un- words that begin with l, m, p or r.',
    stretchAnswer:
      'Un- never changes to match: unlucky, unload, unmade, unmarked, unpopular, unpaid, unreal, unripe. In- changes before l, m, p and r; un- goes with many everyday words.',
  },
};
