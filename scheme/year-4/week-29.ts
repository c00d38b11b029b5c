import type { TeachingWeek } from '../week.ts';

export const week29: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: double letters',
  requirement: 'Years 3 and 4: words of the statutory word list, here with double letters.',
  sound: {
    label: 'two letters, one sound',
    how: 'Say appear as we speak, then as we spell: ap, pear. Splitting it lets you hear both letters.',
  },
  rule: 'Many double letters stand where an old prefix meets its root: ap-pear, ar-rive, sup-pose. Split them there.',
  exception:
    'In grammar and pressure the double letters belong to the root itself; no prefix is there to help.',
  pattern: /([a-z])\1/u,
  groups: [
    { heading: 'double p', words: ['a[pp]ear', 'o[pp]osite', 'su[pp]ose'] },
    { heading: 'double s, once or twice', words: ['a[dd]re[ss]', 'po[ss]e[ss]', 'pre[ss]ure'] },
    {
      heading: 'double r, f, m or c',
      words: ['a[rr]ive', 'di[ff]erent', 'di[ff]icult', 'gra[mm]ar', 'o[cc]asion'],
    },
  ],
  byHeart: [
    { entry: 'separate', forms: ['sep[a]rate'], hint: 'There is a rat in it: sep, a, rate.' },
    {
      entry: 'special',
      forms: ['spe[cial]'],
      hint: 'The /sh/ is spelt ci: spe, then cial, as in social.',
    },
  ],
  origin: {
    word: 'arrive',
    fact: 'Arrive goes back to the Latin words ad ripam, to the shore. At first you could arrive only by boat; today you can do so by bus.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which double letter is missing from each word? Sort the words.',
    piles: [
      { label: 'pp', words: ['a__ear', 'su__ose', 'o__osite', 'ha__en'] },
      { label: 'ss', words: ['po__ible', 'pre__ure', 'mi__ion', 'me__age'] },
      { label: 'ff', words: ['di__erent', 'di__icult', 'o__er', 'e__ort'] },
    ],
  },
  dictation: [
    'I suppose that this address is on the opposite side of the road.',
    'A special parcel will arrive at a different time.',
  ],
  missingWords: [
    'Write your name and {address} on the back of the envelope.',
    'When it gets dark, stars begin to {appear} in the sky.',
    'What time does your train {arrive} in Leeds?',
    'I {suppose} we had better go in, as it has begun to pour.',
    'The water {pressure} in our shower is too weak to rinse my hair.',
    'Keep the clean socks {separate} from the muddy ones.',
  ],
  mistakes: [
    { wrong: 'adress', right: 'address', why: 'Two d letters and two s letters: ad meets dress.' },
    { wrong: 'apear', right: 'appear', why: 'You hear one p but write two: ap meets pear.' },
    { wrong: 'oposite', right: 'opposite', why: 'Split it where the prefix ends: op, posite.' },
    { wrong: 'seperate', right: 'separate', why: 'The middle vowel is a: sep, a, rate.' },
  ],
  proofreading: [
    'When I {arive=arrive} at a new place, I write down the {adress=address}.',
    'It is not {dificult=difficult}, and it saves time if roads {apear=appear} to be the same.',
    'Today I held the map from the {oposite=opposite} end.',
    'I {supose=suppose} that is why we ended up in two {seperate=separate} villages.',
  ],
  challenge:
    'Write a letter to a visitor from another planet: where to arrive, which address to find, and what will be different here.',
  challengeAnswer:
    'For example: Dear Zog, You will arrive in our playground on Monday. The address is 7 Hill Road, opposite the school. It may appear different from your home. Do not be surprised by the air pressure. Gravity is difficult at first.',
  exit: ['appear', 'suppose', 'pressure', 'difficult', 'grammar'],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: eight words. None of them has a double letter: this week eleven will.',
      },
      {
        minutes: 5,
        text: 'Say it two ways: as we speak (suppose) and as we spell (sup, pose). Do all eleven.',
      },
      {
        minutes: 6,
        text: 'Rule: put ap|pear, ar|rive, op|posite on the board. Explain that the prefix changed to match the root.',
      },
      {
        minutes: 8,
        text: 'Groups: children write each word with its double letters large and the rest small.',
      },
      {
        minutes: 7,
        text: 'Sort: fill in the missing doubles in pairs. Then practise separate and special.',
      },
      {
        minutes: 10,
        text: 'Dictation: when checking, count doubles: how many words have them, and where?',
      },
      { minutes: 5, text: 'Exit check: five words on whiteboards, doubles underlined.' },
    ],
    say: 'A double letter sounds just like a single one, so you cannot hear it. Say the word in two pieces: the end of the first and the start of the second are the twins.',
    watchFor:
      'Doubling the wrong letter, as in occassion or diferrent. Ask for the number of letters in the pair before the word is written.',
    support: 'Cut the words between the twins (ap, pear) and let children join the halves again.',
    stretch:
      'Ad- means to in Latin. Find out how it changed in appear, arrive, attend and accept. What did it match?',
    stretchAnswer:
      'Ad- matched the letter after it: ap-pear, ar-rive, at-tend, ac-cept. That is why these words have a double letter near the start.',
  },
};
