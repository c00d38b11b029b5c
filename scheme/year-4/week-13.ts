import type { TeachingWeek } from '../week.ts';

export const week13: TeachingWeek = {
  kind: 'teach',
  focus: '/g/ spelt -gue',
  requirement: 'Years 3 and 4: words ending with the /g/ sound spelt -gue, French in origin.',
  sound: {
    label: '/g/ as in league',
    how: 'Say league and stop on the /g/: the u and the e are written but never heard.',
  },
  rule: 'At the end of some words that came through French, /g/ is spelt -gue: the u and e are silent.',
  exception: 'In tongue most of us hear /ng/ and no hard g. Argue is different: its u is heard.',
  pattern: /[^r]gue$/u,
  groups: [
    { heading: 'one syllable, long vowel', words: ['lea[gue]', 'va[gue]', 'ro[gue]', 'pla[gue]'] },
    {
      heading: 'two syllables, ends in /eeg/',
      words: ['fati[gue]', 'intri[gue]', 'collea[gue]'],
    },
    { heading: 'short vowel before the end', words: ['dialo[gue]', 'catalo[gue]', 'ton[gue]'] },
  ],
  byHeart: [
    {
      entry: 'knowledge',
      forms: ['[k]nowle[dge]'],
      hint: 'Two words you can already write, side by side: know and ledge.',
    },
  ],
  origin: {
    word: 'dialogue',
    fact: 'Dialogue is Greek: dia means across and logos means word or speech. Many people think that dia means two, but any number may join in.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word. Which vowel sound do you hear just before the /g/?',
    piles: [
      { label: '/ee/ as in see', words: ['league', 'fatigue', 'intrigue', 'colleague'] },
      { label: '/ay/ as in day', words: ['vague', 'plague'] },
      { label: 'short o as in dog', words: ['dialogue', 'catalogue', 'monologue'] },
      { label: 'long o as in go', words: ['rogue', 'vogue'] },
    ],
  },
  dictation: [
    'I have only a vague knowledge of the hockey league.',
    'The rogue in the story stuck out his tongue.',
  ],
  missingWords: [
    'Our netball team is top of the {league} this season.',
    'I burnt the tip of my {tongue} on the hot soup.',
    'Mum shares an office with a {colleague} called Femi.',
    'In a playscript, the {dialogue} shows what each person says.',
    'I have only a {vague} memory of our old flat.',
    'We chose a new bed from the shop {catalogue}.',
  ],
  mistakes: [
    { wrong: 'tounge', right: 'tongue', why: 'The u comes after the g: ton, then gue.' },
    { wrong: 'leage', right: 'league', why: 'Without the u, the g would be soft, as in page.' },
    { wrong: 'catalog', right: 'catalogue', why: 'In Britain we keep the silent ue at the end.' },
    {
      wrong: 'knowlege',
      right: 'knowledge',
      why: 'Short vowel, then /j/: it needs dge, as in edge.',
      sentence: 'A vet needs a good knowledge of animals.',
    },
  ],
  proofreading: [
    'We have moved up in the {leage=league}.',
    'Asif, my {colleage=colleague} in goal, has a great {knowlege=knowledge} of the rules.',
    'I am rather {vage=vague} about them, but I can run without {fatige=fatigue}.',
    'When the whistle blew, I bit my {tounge=tongue}.',
  ],
  challenge:
    'Write a short dialogue between a rogue and a detective. Use at least four -gue words, and set it out as a playscript.',
  challengeAnswer:
    'For example: DETECTIVE: Your story is vague, rogue. ROGUE: My tongue is tired. DETECTIVE: You stole the catalogue! ROGUE: I blame fatigue. Look for names in the margin and no speech marks.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words from earlier weeks. Mark, correct and write any slip once more.',
      },
      {
        minutes: 4,
        text: 'Hear it: say league, rogue, vague. What is the very last sound? Feel it at the back of your mouth.',
      },
      {
        minutes: 6,
        text: 'Rule: rub out the u of league on the board. What would we have to read now? Put it back.',
      },
      {
        minutes: 8,
        text: 'Groups: read each one, cross out the silent ue lightly in pencil, and say what the word means.',
      },
      {
        minutes: 7,
        text: 'Sort by vowel sound, aloud, in threes. Then practise knowledge as know and ledge.',
      },
      {
        minutes: 12,
        text: 'Dictation: tell the class there are two -gue words in each. Who can hear them all?',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'The u is a bodyguard. It stands between g and e and keeps the g hard. You have met the same u in guide and guard.',
    watchFor:
      'Tongue is the word most often wrong, with u before n. Build it as ton plus gue. It is Old English, not French.',
    support:
      'Give -gue on a card and the beginnings lea, va, ro, intri. Children join them, read them and copy two.',
    stretch:
      'Find out what monologue, epilogue and prologue mean. What does the part -logue tell you?',
    stretchAnswer:
      'A monologue is a long speech by one person, a prologue comes before a play or story, and an epilogue after it. The part -logue means speech or words.',
  },
};
