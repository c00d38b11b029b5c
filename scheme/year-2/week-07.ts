import type { TeachingWeek } from '../week.ts';

export const week7: TeachingWeek = {
  kind: 'teach',
  focus: '/r/ spelt wr',
  requirement: 'Year 2: the /r/ sound spelt wr at the beginning of words.',
  sound: {
    label: '/r/ as in wren',
    how: 'Growl a soft /r/ and say wren, wrap, wrong. Your lips may go round, but nobody hears a w.',
  },
  rule: 'Some words that begin with the sound /r/ are written wr, and the w is silent.',
  exception:
    'Most /r/ words have r alone: ring and wring sound just the same, but only wring (to twist) has a w.',
  pattern: /^wr/u,
  groups: [
    { heading: 'about writing', words: ['[wr]ite', '[wr]itten', '[wr]ote'] },
    { heading: 'twisting and turning', words: ['[wr]ap', '[wr]ist', '[wr]iggle', '[wr]ing'] },
    { heading: 'more wr words', words: ['[wr]ong', '[wr]eck', '[wr]en'] },
  ],
  byHeart: [
    {
      entry: 'climb',
      forms: ['clim[b]'],
      hint: 'A silent b has climbed up to the end of the word.',
    },
    {
      entry: 'most',
      forms: ['m[o]st'],
      hint: 'It rhymes with toast, but it has just one o and no a.',
    },
  ],
  origin: {
    word: 'write',
    fact: 'Write comes from the Old English writan, which meant to scratch or cut. Letters were once cut into wood and stone.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word and listen to its start. Where do you hear the w?',
    piles: [
      { label: 'w is silent', words: ['write', 'wrap', 'wren', 'wrist'] },
      { label: 'w is heard', words: ['wet', 'wind', 'wait', 'wish'] },
      { label: 'r and no w', words: ['ring', 'rest', 'road', 'rabbit'] },
    ],
  },
  dictation: ['Ravi wrote the wrong age on his badge.', 'Climb up to see the wren in the hedge.'],
  missingWords: [
    'Please {write} your name at the top of the page.',
    'Help me {wrap} this present in blue paper.',
    'Squirrels {climb} up trees to find nuts.',
    'The diver found an old {wreck} at the bottom of the sea.',
    'Worms {wriggle} when you pick them up.',
    'Twist the wet cloth and {wring} the water out.',
  ],
  mistakes: [
    { wrong: 'rite', right: 'write', why: 'When you write, a silent w comes first.' },
    {
      wrong: 'rong',
      right: 'wrong',
      why: 'It is wrong without its w.',
      sentence: 'We took the wrong path and got lost.',
    },
    {
      wrong: 'riten',
      right: 'written',
      why: 'Start with wr, and double the t to keep the i short.',
    },
    {
      wrong: 'clime',
      right: 'climb',
      why: 'There is no magic e: the i is long and the b is silent.',
    },
  ],
  proofreading: [
    'I {rote=wrote} a card to Gran with my left hand.',
    'It went all {rong=wrong}.',
    'The words began to {riggle=wriggle} up the page, and my {rist=wrist} hurt.',
    'But of all her cards, Gran liked it the {moast=most}.',
  ],
  challenge:
    'Write a postcard from a wren who lives near a wreck. Use at least five words that start with wr.',
  challengeAnswer:
    'For example: Dear Wagtail, I write from the old wreck. Last night I wrapped up warm and wrote a song. I got one note wrong, but I can still wriggle my tail. Love, Wren.',
  exit: ['write', 'wrote', 'wrong', 'wrap', 'climb'],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Which have a silent letter?' },
      {
        minutes: 5,
        text: 'Hear it: children twist a hand in the air for each wr word as you say wrap, rain, wrist, rock, wriggle.',
      },
      { minutes: 5, text: 'Rule: add wr to the class list of silent letters, beside kn and gn.' },
      {
        minutes: 8,
        text: 'Words in groups: many wr words are about twisting. Act them out, then read each group.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise climb and most.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children circle the wr words when they check.',
      },
      { minutes: 5, text: 'Exit check: write, wrote, wrong, wrap and climb on whiteboards.' },
    ],
    say: 'When something twists or turns, like a wrist or a wriggle, it often starts with wr. That helps you to remember the w.',
    watchFor: 'Write and right mixed up. Tie write to wrote and written: the whole family has a w.',
    support:
      'Begin with write, wrote, wrong and wrap. Trace the w in the air first, silently, then say the rest.',
    stretch:
      'Explain in writing the difference between wring and ring, wrap and rap, write and right.',
    stretchAnswer:
      'We wring water out of a cloth, but a bell can ring. We wrap a gift, but a rap is a quick knock. We write with a pen; right means not wrong, or not left.',
  },
};
