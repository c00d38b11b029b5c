import type { TeachingWeek } from '../week.ts';

export const week21: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ly: -ic to -ically, and exceptions',
  requirement:
    'Years 3 and 4: the suffix -ly; words ending in -ic take -ally, with the exceptions publicly, truly, duly, wholly.',
  sound: {
    label: '-ically, said /ikly/',
    how: 'Say magic, magically. We say /ikly/ at the end, but when you spell, sound out every part: ic-al-ly.',
  },
  rule: 'If a word ends in -ic, add -ally and not just -ly: basic, basically.',
  exception:
    'Public takes only -ly: publicly. True, due and whole lose their e: truly, duly, wholly.',
  pattern: /(?:ically|icly|uly|olly)$/u,
  groups: [
    { heading: '-ic + ally', words: ['basic[ally]', 'frantic[ally]', 'magic[ally]'] },
    {
      heading: '-ic + ally in longer words',
      words: ['dramatic[ally]', 'automatic[ally]', 'heroic[ally]'],
    },
    {
      heading: 'words that break the rule',
      words: ['public[ly]', 'tru[ly]', 'du[ly]', 'whol[ly]'],
    },
  ],
  byHeart: [
    {
      entry: 'heart',
      forms: ['h[ear]t'],
      hint: 'There is an ear in heart, though it sounds like hart.',
    },
    {
      entry: 'height',
      forms: ['h[eigh]t'],
      hint: 'It rhymes with light but has e first: h, eigh, t.',
    },
  ],
  origin: {
    word: 'dramatically',
    fact: 'Drama is a Greek word that first meant something done. On a stage, actors do the story, and they do it dramatically.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think of the root word. Which word in each row was made in another way?',
    rows: [
      {
        words: ['basically', 'magically', 'publicly', 'heroically'],
        odd: 'publicly',
        why: 'It takes -ly and not -ally.',
      },
      {
        words: ['truly', 'sadly', 'duly', 'wholly'],
        odd: 'sadly',
        why: 'Sad keeps all its letters; the others lose an e.',
      },
      {
        words: ['frantically', 'dramatically', 'automatically', 'happily'],
        odd: 'happily',
        why: 'Its root word ends in y, not in ic.',
      },
      {
        words: ['magically', 'gently', 'simply', 'possibly'],
        odd: 'magically',
        why: 'Its root word ends in ic, not in -le.',
      },
    ],
  },
  dictation: [
    'My heart beat frantically when the door magically opened.',
    'I am truly glad that I could jump from that height.',
  ],
  missingWords: [
    'A sensor turns the lights on {automatically} when you walk in.',
    'Mina searched {frantically} for her missing homework.',
    'The rules look long, but it is {basically} noughts and crosses.',
    'I am {truly} sorry that I broke your ruler.',
    'Your {heart} pumps blood around your body.',
    'We measured the {height} of our sunflower each week.',
  ],
  mistakes: [
    { wrong: 'basicly', right: 'basically', why: 'Words in -ic take -ally: basic + ally.' },
    { wrong: 'truely', right: 'truly', why: 'True drops its e here: truly.' },
    { wrong: 'wholely', right: 'wholly', why: 'The e goes and there are two ls.' },
    { wrong: 'hight', right: 'height', why: 'High has no e, but height does: h, eigh, t.' },
  ],
  proofreading: [
    'We looked {franticly=frantically} for our key.',
    'We were {truely=truly} fed up.',
    'Then Gran gasped {dramaticly=dramatically} and put a hand on her {hart=heart}.',
    'She had found it, {magicly=magically}, in her own pocket.',
  ],
  challenge:
    'Retell a well-known tale dramatically in six sentences. Use four -ically words and one word that breaks the rule.',
  challengeAnswer:
    'For example: Jack frantically climbed the beanstalk. Dramatically, the giant woke. The harp automatically sang. Jack heroically cut the stalk down. It was truly a great fall. They lived happily, and wholly without beans.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask what happened to happy and gentle when -ly came.',
      },
      {
        minutes: 5,
        text: 'Hear it: say magically as you speak, then as you spell: mag-ic-al-ly. Chant all six in the spelling voice.',
      },
      {
        minutes: 5,
        text: 'Rule: basic + ally. Then show publicly, the one that refuses. Cheer for the rule-breakers as you list them.',
      },
      {
        minutes: 8,
        text: 'Groups: each child writes three -ic words with their adverbs and boxes -ally. Say which four words are the odd ones.',
      },
      {
        minutes: 7,
        text: 'Odd one out: every answer must begin with the root word: the root is gentle, so.',
      },
      {
        minutes: 3,
        text: 'By heart: heart and height. Find ear in the one and eigh in the other.',
      },
      { minutes: 8, text: 'Dictation: both sentences, read in parts.' },
      { minutes: 4, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Your mouth hides two letters in magically. Your spelling voice brings them back: mag, ic, al, ly.',
    watchFor:
      'Basicly and magicly, spelt as they are said. Truely is the other common slip: link it with truth, which has no e either.',
    support:
      'Fix the ending ically as one block on a card. Children write only the beginning: bas, mag, frant, hero.',
    stretch:
      'Find the -ic words behind these adverbs: historically, musically, tragically. Does each one truly come from -ic?',
    stretchAnswer:
      'Tragically comes from tragic. Historically can come from historic or historical. Musically comes from musical, as there is no adjective music, so its -al was there already.',
  },
};
