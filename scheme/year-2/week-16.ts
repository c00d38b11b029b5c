import type { TeachingWeek } from '../week.ts';

export const week16: TeachingWeek = {
  kind: 'teach',
  focus: 'adding -ing, -ed, -er, -est, -y: drop the e',
  requirement:
    'Year 2: adding -ing, -ed, -er, -est and -y to words ending in e with a consonant before it.',
  sound: {
    label: 'drop e, add the ending',
    how: 'Say hike, hiking, hiked, hiker. The long i stays, although the e has gone: the new vowel does its work.',
  },
  rule: 'When a word ends in a consonant and e, drop the e before you add -ing, -ed, -er, -est or -y.',
  exception:
    'Being keeps the e of be, and words that end in ee keep both letters before -ing, such as seeing.',
  pattern: /[^aeiou][aeiou][^aeiouy](?:ing|ed|er|est|y)$/u,
  groups: [
    { heading: 'the hike family', words: ['hik[ing]', 'hik[ed]', 'hik[er]'] },
    { heading: 'with -er and -est', words: ['nic[er]', 'nic[est]', 'brav[er]', 'clos[est]'] },
    { heading: 'with -ing and -y', words: ['bak[ing]', 'smil[ing]', 'shin[y]'] },
  ],
  byHeart: [
    {
      entry: 'after',
      forms: ['[a]fter'],
      hint: 'Some people say /ar/ and some a short a. We all write a.',
    },
    { entry: 'fast', forms: ['f[a]st'], hint: 'However you say it, there is no r: f, a, s, t.' },
  ],
  origin: {
    word: 'nicer',
    fact: 'Nice came from French long ago, and it used to mean foolish. Bit by bit its meaning changed to pleasant.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think of the root word. Which one did not drop an e?',
    rows: [
      {
        words: ['hiking', 'baking', 'jumping', 'smiling'],
        odd: 'jumping',
        why: 'The root word jump has no e to drop.',
      },
      {
        words: ['taller', 'nicer', 'braver', 'closer'],
        odd: 'taller',
        why: 'The root word tall has no e at the end.',
      },
      {
        words: ['hoping', 'riding', 'making', 'seeing'],
        odd: 'seeing',
        why: 'See ends in ee and keeps both.',
      },
      {
        words: ['shiny', 'rainy', 'icy', 'bony'],
        odd: 'rainy',
        why: 'The root word rain has no e to drop.',
      },
    ],
  },
  dictation: [
    'Mum was smiling because we hiked so fast.',
    'After hiking we had a shiny red apple.',
  ],
  missingWords: [
    'We are {baking} bread for lunch.',
    'Sit in the row that is {closest} to the stage.',
    'I feel {braver} when my sister is with me.',
    'The {hiker} had a map and strong boots.',
    'That is the {nicest} card I have ever had.',
    'We went to the park {after} school.',
  ],
  mistakes: [
    { wrong: 'hikeing', right: 'hiking', why: 'Drop the e before -ing.' },
    {
      wrong: 'shiney',
      right: 'shiny',
      why: 'Drop the e of shine before y.',
      sentence: 'Mum washed the car until it was shiny.',
    },
    { wrong: 'nisest', right: 'nicest', why: 'Nice has a soft c, and nicest keeps it.' },
    { wrong: 'arfter', right: 'after', why: 'There is no r in the first part: a, f, ter.' },
  ],
  proofreading: [
    'We went {hikeing=hiking} up a hill {arfter=after} lunch.',
    'Dad was {smileing=smiling} all the way up.',
    'At the top we saw a {shiney=shiny} lake.',
    'It was the {nicist=nicest} view of all.',
  ],
  challenge:
    'Plan a hike for your family. Write what you are taking, making and hoping to see, and drop each e with care.',
  challengeAnswer:
    'For example: We are taking a map and making jam rolls. We will be hiking up the hill and hoping to see a red kite gliding. Look for words with no e before -ing.',
  exit: ['shiny', 'braver', 'baking', 'nicest', 'hiked'],
  classSentence: 'After a day of hiking, the hiker had sore feet.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. In which of them has a y changed to i?',
      },
      {
        minutes: 6,
        text: 'Show it: write hike on a card, fold back the e and lay -ing, -ed and -er beside it in turn.',
      },
      {
        minutes: 5,
        text: 'Rule: say it together with an action, brushing the e away before the ending lands.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children write the root word next to each of the ten words.',
      },
      {
        minutes: 7,
        text: 'Odd one out, naming root words. Then practise after and fast.',
      },
      {
        minutes: 10,
        text: 'Dictation: whisper each sentence together before writing. When they check, children put a small e over the place it left.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the root word: shine, brave, bake.',
      },
    ],
    say: 'The e at the end was there to make the vowel long. The new ending starts with a vowel and can do that job.',
    watchFor: 'Children who write hikeed or hikd. Show that hiked has one e: it belongs to -ed.',
    support:
      'Begin with baking and smiling: cover the e of bake and smile with -ing on a card. Then do the same for braver and shiny.',
    stretch:
      'Does the e also go before -ful or -less? Test hope and care, and say what is different about those endings.',
    stretchAnswer:
      'No: hopeful, careful, hopeless and careless all keep the e. These endings begin with a consonant; -ing, -ed, -er, -est and -y begin with a vowel or work like one.',
  },
};
