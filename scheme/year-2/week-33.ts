import type { TeachingWeek } from '../week.ts';

export const week33: TeachingWeek = {
  kind: 'teach',
  focus: "homophones: there, their and they're",
  requirement: 'Year 2: telling apart homophones and near-homophones.',
  sound: {
    label: 'alike in sound only',
    how: 'Say see and sea: can anyone hear a difference? No! Now say quite and quiet: here you can, if you listen well.',
  },
  rule: 'Some words sound the same but mean different things, so think of the meaning before you spell.',
  exception:
    'Quite and quiet only sound nearly the same: quite has one syllable and quiet has two.',
  pattern: 'homophones',
  groups: [
    { heading: "there, their, they're", words: ['th[ere]', 'th[eir]', "th[ey're]"] },
    { heading: 'here and hear; see and sea', words: ['h[ere]', 'h[ear]', 's[ee]', 's[ea]'] },
    {
      heading: 'bare and bear; quite and quiet',
      words: ['b[are]', 'b[ear]', 'qui[te]', 'qui[et]'],
    },
  ],
  byHeart: [
    { entry: 'half', forms: ['ha[l]f'], hint: 'A silent l stands before the f.' },
    { entry: 'money', forms: ['m[o]n[ey]'], hint: 'It starts like Monday and ends like monkey.' },
  ],
  origin: {
    word: 'their',
    fact: 'Their came to England with the Vikings: it is from Old Norse, and so is they.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Think what each word means, and put it in the right pile.',
    piles: [
      { label: 'tells where', words: ['here', 'there', 'nowhere'] },
      { label: 'whose it is', words: ['their', 'our', 'my'] },
      { label: 'what senses do', words: ['hear', 'see', 'smell'] },
      { label: 'found in nature', words: ['sea', 'bear', 'tree'] },
    ],
  },
  dictation: ["They're going to see the sea with their father.", 'Can you hear a bear over there?'],
  missingWords: [
    "{They're} the best dancers in the school.",
    'The twins hung up {their} coats.',
    'Come and sit {here} next to me.',
    'Please be {quiet}: the baby is asleep.',
    'In winter the branches are {bare}.',
    'The {bear} scratched its back on a tree.',
  ],
  mistakes: [
    {
      wrong: 'there',
      right: 'their',
      why: 'There has here in it, a place. Their tells whose it is.',
    },
    { wrong: 'here', right: 'hear', why: 'When you listen, you hear with your ear.' },
    {
      wrong: 'quite',
      right: 'quiet',
      why: 'No noise has two syllables: qui-et.',
      sentence: 'Please be quiet while the baby sleeps.',
    },
    { wrong: 'harf', right: 'half', why: 'Half has no r: it has a silent l.' },
  ],
  proofreading: [
    'We went to the {see=sea} on Sunday.',
    'My cousins were {their=there} with {there=their} dog.',
    'It was so {quite=quiet} that we could {here=hear} the waves.',
    "I think {there=they're} going again.",
  ],
  challenge:
    "Write a story of five sentences set by the sea. Use there, their and they're at least once each, and check them.",
  challengeAnswer:
    "For example: We ran down to the sea. Our friends were there. They had their kites with them. I think they're the best kites of all. We did not want to leave. Check: a place, an owner, or they are.",
  exitSentences: [
    'I looked in the shed, but the rabbit was not {there}.',
    "The twins are late, so {they're} running to school.",
    'With my hood up I cannot {hear} the birds.',
    'The boat came back from the {sea} full of fish.',
    'A {bear} ate all the honey and licked its big paws.',
  ],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Chant t-i-o-n once more.' },
      {
        minutes: 6,
        text: 'Riddles: say a meaning (a furry animal; with nothing on it). Children write bear or bare.',
      },
      {
        minutes: 7,
        text: "There, their, they're: here is in there; their is for owners; they're is they are. Draw a sign for each.",
      },
      {
        minutes: 6,
        text: 'Words in groups: pairs say a sentence, and the partner points to the right spelling.',
      },
      {
        minutes: 6,
        text: 'Sort the twelve words, then practise half and money.',
      },
      {
        minutes: 10,
        text: 'Dictation: read the whole sentence first. Nobody writes until the meaning is clear.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Nobody writes before the sentence has been read.',
      },
    ],
    say: 'Your ears cannot help you today. Ask what the word means, then choose the spelling that belongs to that meaning.',
    watchFor:
      'They\'re used for their. The test: can you say "they are" in its place? If not, it is not they\'re.',
    support:
      "Begin with here and hear: you hear with your ear. Then take there, their and they're one at a time, each in a sentence.",
    stretch:
      "Write one sentence that uses there, their and they're, and one with both quite and quiet.",
    stretchAnswer:
      "For example: They're over there with their boat. The class was quite good and very quiet.",
  },
};
