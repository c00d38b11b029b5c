import type { TeachingWeek } from '../week.ts';

export const week27: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: aloud or allowed?',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'alike in sound only',
    how: 'Say each pair with your eyes shut: can you tell which is which? Only a sentence can show the meaning.',
  },
  rule: 'Homophones sound the same, so let the meaning of the sentence choose the spelling.',
  exception:
    'Affect and effect are only nearly alike: affect is mostly the verb, effect mostly the noun.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'a path or an island; out loud or let',
      words: ['[ai]sle', '[i]sle', 'a[loud]', 'a[llowed]'],
    },
    { heading: 'to change, or the change it makes', words: ['[a]ffect', '[e]ffect'] },
    { heading: 'a holy table, or to change', words: ['alt[ar]', 'alt[er]'] },
  ],
  byHeart: [
    {
      entry: 'muscle',
      forms: ['mu[sc]le'],
      hint: 'The c is silent in muscle, but you hear it in muscular.',
    },
  ],
  origin: {
    word: 'muscle',
    fact: 'Muscle comes from the Latin musculus, which means little mouse: a muscle that tightens seems to run under the skin like one.',
    journey: [
      { from: 'Latin', form: 'mus', meaning: 'a mouse' },
      { from: 'Latin', form: 'musculus', meaning: 'a little mouse, a muscle' },
      { from: 'French', form: 'muscle', meaning: 'the c still spoken' },
      { from: 'English', form: 'muscle', meaning: 'the c silent' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell muscle.',
      answer:
        'For example: say it as it was once said, mus, cle, or think of muscular, where you hear the c.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Is it a thing or something you do? Sort the words.',
    piles: [
      { label: 'noun', words: ['aisle', 'isle', 'altar', 'advice', 'practice'] },
      { label: 'verb', words: ['affect', 'alter', 'advise', 'practise', 'devise'] },
    ],
  },
  dictation: [
    'We are not allowed to read aloud in the aisle.',
    'The cold can affect a muscle, but the effect is small.',
  ],
  missingWords: [
    'Too little sleep can {affect} how well you think.',
    'The bright lights had a magical {effect}.',
    'Are dogs {allowed} on this beach in August?',
    'Max read his poem {aloud} to the whole school.',
    'The tailor can {alter} the sleeves if they are too long.',
    'We found the rice in the third {aisle} of the shop.',
  ],
  mistakes: [
    {
      wrong: 'effect',
      right: 'affect',
      why: 'In "it will affect us" it is an action: a for action.',
      sentence: 'Will the road works affect the buses to town?',
    },
    {
      wrong: 'aloud',
      right: 'allowed',
      why: 'If you may do it, the word is allow plus ed.',
      sentence: 'Only two people are allowed on the slide at once.',
    },
    {
      wrong: 'alter',
      right: 'altar',
      why: 'The table ends in ar; to change ends in er.',
      sentence: 'The bride and groom stood in front of the altar.',
    },
    {
      wrong: 'mussel',
      right: 'muscle',
      why: 'A mussel lives in a shell; your arm has a muscle.',
      sentence: 'Stretch each muscle gently before you run.',
    },
  ],
  proofreading: [
    'A hermit lived on a lonely {aisle=isle} with a stone {alter=altar}.',
    'He sang {allowed=aloud} to the seals each morning.',
    'It had no {affect=effect} on them, so he tried to {altar=alter} the tune.',
    'Then one seal began to clap, and he smiled with every {mussel=muscle} of his face.',
  ],
  challenge:
    'Draw a cartoon about a mix-up: somebody says aisle but a friend hears isle, or the other way round. Show how it is solved.',
  challengeAnswer:
    'For example: Picture 1: Ann rings Ben and asks him to meet her in the aisle. 2: Ben hears isle and rows out to sea. 3: Ann waits in the shop. 4: A note, spelt correctly, brings them together.',
  exitSentences: [
    'The bride walked slowly down the {aisle} of the church.',
    'The letter was so funny that Gran laughed {aloud}.',
    'Did the power cut {affect} your street as well?',
    'The priest laid fresh flowers on the {altar} before the service.',
    'The vet felt each {muscle} of the greyhound as it lay still.',
  ],
  classSentence: 'Nobody was allowed to alter the name of the isle.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then stand for a noun, sit for a verb: advice, devise, prophecy, advise, device, prophesy.',
      },
      {
        minutes: 4,
        text: 'Hear it: say aisle, then altar. Partners draw what they hear and compare: why did we draw different things?',
      },
      {
        minutes: 6,
        text: 'Rule: cover the spellings, read out the meanings, and let children point to the right word.',
      },
      {
        minutes: 8,
        text: 'Words in pairs: invent a picture hook for each word, such as loud hiding in aloud.',
      },
      {
        minutes: 7,
        text: 'Sort nouns and verbs, then muscle by heart with a hard c said in the spelling voice.',
      },
      {
        minutes: 10,
        text: 'Dictation: each sentence holds a whole pair. Children write only after naming both meanings.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each in a sentence, because the sound alone is not enough.',
      },
    ],
    say: 'Spelling starts with meaning here. First ask what the sentence wants to say; only then reach for the letters.',
    watchFor:
      'Affect and effect. A good test: put "the" in front. "The effect" works, "the affect" does not, in everyday English.',
    support:
      'Take one pair at a time, with a picture card for each word. Children say the meaning, then write the letters that differ.',
    stretch:
      "Aisle and isle have a third partner, I'll. Collect more sets of three, such as rain, rein, reign, and illustrate one.",
    stretchAnswer:
      "For example: to, too, two; there, their, they're; pair, pear, pare; heel, heal, he'll. The picture should show at least two of the meanings at once.",
  },
};
