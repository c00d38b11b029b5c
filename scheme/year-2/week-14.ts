import type { TeachingWeek } from '../week.ts';

export const week14: TeachingWeek = {
  kind: 'teach',
  focus: 'adding -es to words ending -y',
  requirement: 'Year 2: adding -es to nouns and verbs ending in y.',
  sound: {
    label: 'y changes to -ies',
    how: 'Say one fly, two flies; one baby, two babies. The sound hardly changes, but the letter y turns into i.',
  },
  rule: 'When a word ends in a consonant and y, change the y to i and add -es.',
  exception: 'If there is a vowel before the y, keep the y and add only s: toy, toys; key, keys.',
  pattern: /[^aeiou]ies$/u,
  groups: [
    { heading: '-ies with a long i', words: ['fl[ies]', 'tr[ies]', 'repl[ies]'] },
    { heading: 'what he or she does', words: ['cop[ies]', 'carr[ies]'] },
    {
      heading: 'more than one',
      words: ['bab[ies]', 'cit[ies]', 'part[ies]', 'lad[ies]', 'pupp[ies]'],
    },
  ],
  byHeart: [
    { entry: 'great', forms: ['gr[ea]t'], hint: 'The word eat is inside it: gr, eat.' },
    { entry: 'break', forms: ['br[ea]k'], hint: 'Here ea says long a, just as in great.' },
    { entry: 'steak', forms: ['st[ea]k'], hint: 'Great steak: the same ea in both.' },
  ],
  origin: {
    word: 'ladies',
    fact: 'Lady is an Old English word, hlaefdige. Its first part is hlaf, which is also where our word loaf comes from.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think how each word was made. Which one does not belong?',
    rows: [
      {
        words: ['babies', 'cities', 'keys', 'puppies'],
        odd: 'keys',
        why: 'A vowel comes before the y, so we only add s.',
      },
      {
        words: ['flies', 'tries', 'ties', 'cries'],
        odd: 'ties',
        why: 'It comes from tie, which has no y. We just add s.',
      },
      {
        words: ['plays', 'days', 'copies', 'toys'],
        odd: 'copies',
        why: 'Its y changed to i. The others keep y.',
      },
      {
        words: ['parties', 'dishes', 'ladies', 'ponies'],
        odd: 'dishes',
        why: 'Dish has no y. We just add -es.',
      },
    ],
  },
  dictation: ['Gran carries both babies up the hill.', 'The puppies had a great big steak.'],
  missingWords: [
    'A kite {flies} well on a windy day.',
    'Omar always {tries} his best.',
    'York and Bath are very old {cities}.',
    'Ivy {copies} the picture of a fox from a book.',
    'The two {ladies} waited for the number six bus.',
    'Carry the eggs with care, or they will {break}.',
  ],
  mistakes: [
    {
      wrong: 'babys',
      right: 'babies',
      why: 'A consonant comes before the y: change it to i, add -es.',
    },
    { wrong: 'flys', right: 'flies', why: 'Fly ends in l and y, so y changes to i.' },
    { wrong: 'puppyes', right: 'puppies', why: 'Do not keep the y as well: it changes to i.' },
    { wrong: 'brake', right: 'break', why: 'A brake stops a bike. To snap is to break, with ea.' },
  ],
  proofreading: [
    'Gran has two {puppys=puppies}.',
    'One of them {carrys=carries} her shoe about and {trys=tries} to eat it.',
    'Last week it ate a {stake=steak} from her plate.',
    'She still says they are her {babys=babies}.',
  ],
  challenge:
    'Write about a day when ten puppies come to two parties. Underline each word where y changed to i.',
  challengeAnswer:
    'For example: Ten puppies run to two parties. The ladies give them treats. One puppy carries off a cake and tries to hide it. Puppies, parties, ladies, carries and tries should be underlined.',
  exit: ['cities', 'parties', 'flies', 'copies', 'ladies'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and mark them. Which of them end in y?',
      },
      {
        minutes: 7,
        text: 'Show it: hold up baby. Fold back the y and put -ies in its place. Children do it with city, party, lady, puppy.',
      },
      {
        minutes: 5,
        text: 'Rule: look at the letter before y. Thumbs up if it is a consonant, thumbs down for a vowel.',
      },
      {
        minutes: 6,
        text: 'Words in groups: one fly, two flies; I try, she tries. Say both forms with a partner.',
      },
      {
        minutes: 7,
        text: 'Odd one out, with reasons. Then practise great, break and steak.',
      },
      {
        minutes: 10,
        text: 'Dictation: the class says each sentence back before it is written. Ask for the root word of each -ies word.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the root word: city, party, fly.',
      },
    ],
    say: 'Check the letter in front of the y. If it is a consonant, the y changes to i before -es comes in.',
    watchFor:
      'Toies and keies from children who now change every y. Keep asking: vowel or consonant before it?',
    support:
      'Write the root word in pencil, rub out the y and write -ies over it. The hand learns what the ear cannot hear.',
    stretch:
      'Make the plurals of donkey, story, jelly, day, berry and boy, and write a rule for a Year 1 child.',
    stretchAnswer:
      'donkeys, stories, jellies, days, berries, boys. Rule: after a consonant, change y to i and add -es; after a vowel, just add s.',
  },
};
