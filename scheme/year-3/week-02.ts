import type { TeachingWeek } from '../week.ts';

export const week2: TeachingWeek = {
  kind: 'teach',
  focus: 'vowel suffixes on longer words: stressed, so double',
  requirement:
    'Years 3 and 4: adding suffixes beginning with vowel letters to words of more than one syllable.',
  sound: {
    label: 'the stress comes last',
    how: 'Say forget with one loud clap: for-GET. The loud part is at the end. Do the same with begin and admit.',
  },
  rule: 'If the last syllable is stressed and ends in one vowel and one consonant, double the consonant before -ing, -ed, -er or -en.',
  exception:
    'Do not double after two vowel letters (repeat, repeated), and never double w, x or y (enjoy, enjoyed).',
  pattern: /[aeiou](?:nn|pp|rr|tt)(?:ing|ed|er|en)$/u,
  groups: [
    {
      heading: 'double t with -ing or -en',
      words: ['forge[tt]ing', 'forgo[tt]en', 'regre[tt]ing', 'upse[tt]ing'],
    },
    { heading: 'double t with -ed', words: ['admi[tt]ed', 'permi[tt]ed'] },
    {
      heading: 'double n, r or p',
      words: ['begi[nn]ing', 'begi[nn]er', 'prefe[rr]ed', 'unwra[pp]ed'],
    },
  ],
  byHeart: [
    { entry: 'appear', forms: ['a[ppear]'], hint: 'Two ps, then the word ear: app and ear.' },
  ],
  origin: {
    word: 'preferred',
    fact: 'Prefer is built from two Latin words: prae, before, and ferre, to carry. What you prefer, you put in front of everything else.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word does not double its consonant? Say the root word and find the stress.',
    rows: [
      {
        words: ['forgetting', 'beginning', 'opening', 'upsetting'],
        odd: 'opening',
        why: 'The stress in open is on the first part, so one n.',
      },
      {
        words: ['offered', 'preferred', 'permitted', 'admitted'],
        odd: 'offered',
        why: 'The stress in offer is on the first part, so one r.',
      },
      {
        words: ['regretting', 'admitting', 'permitting', 'repeating'],
        odd: 'repeating',
        why: 'Two vowel letters, ea, come before the t.',
      },
      {
        words: ['unwrapped', 'enjoyed', 'forgotten', 'beginner'],
        odd: 'enjoyed',
        why: 'The y of enjoy is never doubled.',
      },
    ],
  },
  dictation: [
    'At the beginning, the children preferred to play inside.',
    'Omar admitted that he had forgotten his lunch again.',
  ],
  missingWords: [
    'Zoya {unwrapped} the parcel and found a kite.',
    'Cycling is not {permitted} on this narrow path.',
    'Fatima is a {beginner}, so she skates close to the wall.',
    'Losing the final by one point was {upsetting}.',
    'I keep {forgetting} where I left my other glove.',
    'Stars {appear} in the sky when it gets dark.',
  ],
  mistakes: [
    {
      wrong: 'begining',
      right: 'beginning',
      why: 'be-GIN ends with the loud part, so double the n.',
    },
    {
      wrong: 'forgoten',
      right: 'forgotten',
      why: 'With one t the o would sound long, as in token.',
    },
    {
      wrong: 'prefered',
      right: 'preferred',
      why: 'pre-FER ends with the loud part, so double the r.',
    },
    { wrong: 'apear', right: 'appear', why: 'You hear one p but you write two: app and ear.' },
  ],
  proofreading: [
    'At the {begining=beginning} of the party I had {forgoten=forgotten} the card.',
    'I {admited=admitted} it to Mum, and she just laughed.',
    'As the presents were {unwraped=unwrapped}, the card seemed to {apear=appear} by magic.',
    'It was in her pocket!',
  ],
  challenge:
    'Write the opening of a story called The Forgotten Door. Use beginning, admitted, unwrapped and one more doubled word.',
  challengeAnswer:
    'For example: At the beginning of the summer I found a forgotten door behind the shed. I admitted to nobody what I saw there. A box that nobody had unwrapped lay on the step. Somebody, forgetting to knock, was inside already.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: read out the eight words. Then ask how hop becomes hopping, as a bridge to the new rule.',
      },
      {
        minutes: 6,
        text: 'Find the stress: call names of children in the class, clap the loud part, then clap forget and begin.',
      },
      {
        minutes: 5,
        text: 'Rule: write begin + ing. Ask which part is loud, what its last two letters are, and so what doubles.',
      },
      {
        minutes: 9,
        text: 'Words in groups: each child copies three root words, puts a dash over the loud part, then adds the suffix.',
      },
      {
        minutes: 6,
        text: 'Odd one out in pairs: one child says the root word aloud, the other points to where the stress falls.',
      },
      { minutes: 2, text: 'Learn appear: two ps, then ear. What will help you to remember?' },
      {
        minutes: 10,
        text: 'Dictation: give both sentences, then ask children to tick each doubled consonant in their own work.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards, shown together on your signal.' },
    ],
    say: 'You already double in hop, hopping. Longer words follow the same rule, but only if the part at the end is the loud one.',
    watchFor:
      'Children who cannot yet hear stress. Let them try it wrong: FOR-get sounds odd, for-GET sounds right.',
    support:
      'Stretch a rubber band on the loud syllable, or hum the word: the loud syllable is longer and higher.',
    stretch:
      'Explain why prefer gives preferred but offer gives offered, and find one more word for each side.',
    stretchAnswer:
      'In prefer the second syllable is stressed, so r doubles; in offer the first is stressed, so it does not. Admitted goes with preferred, visited with offered.',
  },
};
