import type { TeachingWeek } from '../week.ts';

export const week23: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: unusual spellings',
  requirement: 'Years 5 and 6: the statutory word list, words with rare or unexpected spellings.',
  sound: {
    label: 'say it as it is spelt',
    how: 'Invent a spelling voice for each word: y-ach-t, mus-cle, ve-hi-cle, res-tau-rant.',
  },
  rule: 'These words kept the spelling of another language or an older time: find the one odd part and learn that part.',
  exception:
    'Most of each word is regular. In yacht only ach is odd, and in vehicle only the h that few people sound.',
  pattern: 'tricky part',
  groups: [
    { heading: 'letters you do not hear', words: ['y[ach]t', 'mu[sc]le', 've[h]icle'] },
    {
      heading: 'vowels in an odd order',
      words: ['q[ueue]', 'rest[au]rant', 'g[ua]rantee', 'lang[ua]ge'],
    },
    { heading: 'endings you would not guess', words: ['thor[ough]', 'stoma[ch]', 'amat[eur]'] },
  ],
  byHeart: [
    {
      entry: 'programme',
      forms: ['progra[mme]'],
      hint: 'Double m and e for a show; a computer program has one m and no e.',
    },
  ],
  origin: {
    word: 'yacht',
    fact: 'Yacht is Dutch. The word jacht means a hunt, and a jachtschip was a light, fast ship, quick enough to hunt others.',
    journey: [
      { from: 'Dutch', form: 'jagen', meaning: 'to hunt' },
      { from: 'Dutch', form: 'jacht', meaning: 'a hunt' },
      { from: 'Dutch', form: 'jachtschip', meaning: 'a light, fast ship' },
      { from: 'English', form: 'yacht', meaning: 'a boat for sailing or racing' },
    ],
    journeyTask: {
      question: 'Which is not from Dutch: yacht, skipper, telescope or sketch?',
      answer: 'Telescope: its parts are Greek. The others were borrowed from Dutch.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Each row has something unusual in common, except for one word. Which?',
    rows: [
      {
        words: ['yacht', 'system', 'muscle', 'island'],
        odd: 'system',
        why: 'Every letter is heard; the others have silent ones.',
      },
      {
        words: ['queue', 'guarantee', 'stomach', 'language'],
        odd: 'stomach',
        why: 'The others have a u after q or g.',
      },
      {
        words: ['stomach', 'machine', 'anchor', 'echo'],
        odd: 'machine',
        why: 'Its ch says /sh/; in the others ch says /k/.',
      },
      {
        words: ['amateur', 'thorough', 'canoe', 'answer'],
        odd: 'canoe',
        why: 'It ends in /oo/; the others end in a weak /uh/.',
      },
    ],
  },
  dictation: [
    'There was a long queue outside the new restaurant.',
    'An amateur crew sailed the yacht right around the island.',
  ],
  missingWords: [
    'They sailed their {yacht} from Cornwall to Spain.',
    'We waited in a {queue} for the big slide.',
    'I pulled a {muscle} in my leg when I sprinted.',
    'Welsh is the first {language} of my best friend.',
    'My {stomach} rumbles loudly just before lunch.',
    'A tractor is a slow {vehicle} to follow down a lane.',
  ],
  mistakes: [
    { wrong: 'yaught', right: 'yacht', why: 'No ugh in this boat: y, ach, t.' },
    {
      wrong: 'restraunt',
      right: 'restaurant',
      why: 'Three syllables: res, tau, rant.',
      sentence: 'The new restaurant on our street serves Ethiopian food.',
    },
    { wrong: 'langauge', right: 'language', why: 'The u comes straight after the g.' },
    { wrong: 'vehical', right: 'vehicle', why: 'It ends like bicycle: c, l, e.' },
  ],
  proofreading: [
    'The {restaraunt=restaurant} is on a {yaught=yacht}, and its menu is in a {langauge=language} that I had never met.',
    'There was no {que=queue}, which should have warned us.',
    'The cook was an {amature=amateur}, and my {stomache=stomach} was empty.',
    'With a dictionary and a {thurough=thorough} look I found that every dish was fish.',
  ],
  challenge:
    'Pick the three words you find hardest. Make a small poster for each that shows its odd part and a way to remember it.',
  challengeAnswer:
    'For example: yacht: the ch is silent, like a boat at night. queue: a q with four letters waiting behind it. muscle: a c for the mouse (musculus). The poster should make the odd letters large.',
  exit: ['queue', 'yacht', 'muscle', 'restaurant', 'language'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for a word from last week in which y is the only vowel letter.',
      },
      {
        minutes: 5,
        text: 'Hear it: make up a spelling voice for yacht together, then let tables invent one for another word.',
      },
      {
        minutes: 5,
        text: 'Rule: children try each word from memory, then circle only the part they got wrong.',
      },
      {
        minutes: 8,
        text: 'Words in groups: learn one group at a time; look hard, shut your eyes and see the odd part.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then learn programme and the difference from a computer program.',
      },
      {
        minutes: 10,
        text: 'Dictation: as they write, children whisper the spelling voice of each word of the week.',
      },
      {
        minutes: 5,
        text: 'Exit check: queue, yacht, muscle, restaurant, language, shown together.',
      },
    ],
    say: 'Do not try to learn the whole word. Most of it you can already spell, so aim at the two or three letters that trip you up.',
    watchFor:
      'Queue with letters missing. Let children write q and then ue, ue like two people waiting in line.',
    support:
      'Show each word with only its odd part filled in. Children add the letters that they can hear.',
    stretch:
      'Use a dictionary to find where each word came from. Which ones came through French, and what did they mean there?',
    stretchAnswer:
      'Through French: restaurant, queue (tail), amateur (lover), language, muscle, stomach, vehicle and programme. Yacht came from Dutch, a light, fast ship; thorough is Old English. Of guarantee dictionaries are less sure.',
  },
};
