import type { TeachingWeek } from '../week.ts';

export const week2: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ation',
  requirement: 'Years 3 and 4: the suffix -ation, added to verbs to form nouns.',
  sound: {
    label: '-ation: verb into noun',
    how: 'Say adore, adoration; explore, exploration. Stamp where the stress falls: it is always on the a of -ation.',
  },
  rule: 'Add -ation to a verb to make a noun; if the verb ends in e, drop the e first: adore, adoration.',
  exception:
    'Verbs in -ate drop the e and take only -ion (hesitate, hesitation); some never take -ation (enjoyment).',
  pattern: /[aeiou].*ation$/u,
  groups: [
    {
      heading: 'the verb ends in -re: drop the e',
      words: ['ador[ation]', 'explor[ation]', 'prepar[ation]', 'admir[ation]', 'inspir[ation]'],
    },
    {
      heading: 'the verb ends in -se: drop the e',
      words: ['sens[ation]', 'convers[ation]', 'organis[ation]'],
    },
    {
      heading: 'inform: just add; imagine: drop the e',
      words: ['inform[ation]', 'imagin[ation]'],
    },
  ],
  byHeart: [
    {
      entry: 'believe',
      forms: ['bel[ie]ve'],
      hint: 'Find the word lie in the middle: be, lie, ve. The i comes before the e.',
    },
  ],
  origin: {
    word: 'inspiration',
    fact: 'Inspiration comes from the Latin word inspirare, to breathe in or blow into. A new idea was thought of as something breathed into you.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words in each row belong together. Find the one that does not, and say why.',
    rows: [
      {
        words: ['preparation', 'information', 'exploration', 'admiration'],
        odd: 'information',
        why: 'Its verb, inform, has no e to drop.',
      },
      {
        words: ['station', 'sensation', 'imagination', 'conversation'],
        odd: 'station',
        why: 'It is not built on a verb: take off -ation and only st is left.',
      },
      {
        words: ['organise', 'prepare', 'adore', 'inspiration'],
        odd: 'inspiration',
        why: 'It is a noun; the other three are verbs.',
      },
      {
        words: ['celebration', 'decoration', 'exploration', 'hesitation'],
        odd: 'exploration',
        why: 'Explore does not end in -ate; the other verbs do.',
      },
    ],
  },
  dictation: [
    'We had a long conversation about the exploration of space.',
    'I believe that a good story needs imagination and information.',
  ],
  missingWords: [
    'A rover with six wheels was sent to help with the {exploration} of Mars.',
    'The leaflet gives {information} about bus times and ticket prices.',
    'Use your {imagination} to dream up a new kind of animal.',
    'I felt a tingling {sensation} in my toes when I came in from the snow.',
    'Washing and chopping the onions is part of the {preparation} for dinner.',
    'Do you {believe} that there is life on other planets?',
  ],
  mistakes: [
    {
      wrong: 'infomation',
      right: 'information',
      why: 'Say the verb first: inform has an r before the m.',
    },
    {
      wrong: 'imagineation',
      right: 'imagination',
      why: 'The e of imagine goes before -ation is added.',
    },
    {
      wrong: 'converstation',
      right: 'conversation',
      why: 'There is no station here: converse plus -ation.',
    },
    { wrong: 'beleive', right: 'believe', why: 'The i comes first: there is a lie in believe.' },
  ],
  proofreading: [
    'I {beleive=believe} that our {preperation=preparation} for the show was good.',
    'We had all the {infomation=information} we needed, and plenty of {imagineation=imagination}.',
    'In the end it was a {sensasion=sensation}.',
    'Even the head teacher danced.',
  ],
  challenge:
    'Write a notice for a new after-school club. Use at least four -ation nouns and underline the verb that hides in each.',
  challengeAnswer:
    "For example: Explorers' Club! Join us for an exploration of the woods. You need only imagination and a little preparation. For information, ask Mr Shah. Hidden verbs: explore, imagine, prepare, inform.",
  exit: ['adoration', 'exploration', 'admiration', 'preparation', 'information'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words to write, then two minutes to explain the il-, im-, ir- rule to a partner.',
      },
      {
        minutes: 4,
        text: 'Hear it: say a verb, the class answers with the noun: inform, admire, prepare, explore.',
      },
      {
        minutes: 6,
        text: 'Rule: write explore on the board, rub out the e in front of the class and add -ation.',
      },
      {
        minutes: 8,
        text: 'Words in groups: each child takes three nouns, writes the verb beside each and crosses out any e that goes.',
      },
      {
        minutes: 7,
        text: 'Odd one out: pairs agree on a reason before they answer. Then practise believe.',
      },
      {
        minutes: 10,
        text: 'Dictation, then mark it together: how many syllables has conversation, and did you write each one?',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the verb.',
      },
    ],
    say: 'A verb is something you do; add -ation and you can talk about it as a thing. If there is an e on the end, it makes way for the a.',
    watchFor: 'Vowels that fade, as in preparation and admiration: say the verb first.',
    support:
      'Fold a strip of card so that the last flap, -ation, covers the e of explore, admire, prepare and adore.',
    stretch:
      'The a of prepare is clear, but in preparation it is faint. Find other words where a vowel is clear in the verb and faint in the noun.',
    stretchAnswer:
      'Inspire and inspiration, admire and admiration, invite and invitation, declare and declaration. The clear vowel of the verb shows which letter to write in the noun.',
  },
};
