import type { TeachingWeek } from '../week.ts';

export const week8: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: desert or dessert?',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'alike in sound only',
    how: 'Say draft and draught: no ear can tell them apart. Only the sentence around them can.',
  },
  rule: 'When two words sound the same, decide what the sentence means first, and only then write the spelling that fits.',
  exception:
    'Desert as dry land is stressed at the front; the verb, to desert someone, sounds just like dessert.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'descent, dissent; desert, dessert',
      words: ['d[esc]ent', 'd[iss]ent', 'de[s]ert', 'de[ss]ert'],
    },
    {
      heading: 'draft, draught; farther, father',
      words: ['dr[af]t', 'dr[augh]t', 'f[ar]ther', 'f[a]ther'],
    },
    { heading: 'guessed, guest', words: ['gue[ssed]', 'gue[st]'] },
  ],
  byHeart: [
    { entry: 'criticise', forms: ['criti[cise]'], hint: 'A critic is inside: critic, then ise.' },
    {
      entry: 'disastrous',
      forms: ['disas[trous]'],
      hint: 'Disaster drops its e before -ous: three syllables.',
    },
  ],
  origin: {
    word: 'dessert',
    fact: 'Dessert comes from the French desservir, to clear the table: it is the course you eat when the other plates have gone.',
    journey: [
      { from: 'Latin', form: 'servire', meaning: 'to be a servant' },
      { from: 'French', form: 'servir', meaning: 'to serve at table' },
      { from: 'French', form: 'desservir', meaning: 'to clear the table' },
      { from: 'English', form: 'dessert', meaning: 'the course that comes after that' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for dessert, with its root.',
      answer:
        'For example: dessert (noun): the sweet course that ends a meal. From French desservir, to clear the table.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which word does each clue belong to? Sort the clues into four piles.',
    piles: [
      { label: 'desert', words: ['camel', 'sand dune', 'cactus'] },
      { label: 'dessert', words: ['trifle', 'ice cream', 'crumble'] },
      { label: 'draft', words: ['rough copy', 'first try', 'rewrite'] },
      { label: 'draught', words: ['open window', 'cold air', 'shiver'] },
    ],
  },
  dictation: [
    'My father guessed that our guest would like a cold dessert.',
    'After the descent they walked farther across the hot desert.',
  ],
  missingWords: [
    'The climb took all morning, but the {descent} took only an hour.',
    'We had rice pudding with plums for {dessert}.',
    'Write a rough {draft} first, then make a neat copy.',
    'A cold {draught} blew in under the kitchen door.',
    'Every {guest} at the wedding was given a paper flower.',
    'The picnic was {disastrous}: the ants ate all the cake!',
  ],
  mistakes: [
    {
      wrong: 'desert',
      right: 'dessert',
      why: 'You want a second helping of pudding: a second s too.',
      sentence: 'For dessert we shared a bowl of strawberries and cream.',
    },
    {
      wrong: 'draft',
      right: 'draught',
      why: 'The cold air has augh; the rough copy has af.',
      sentence: 'A rolled-up towel along the window keeps out the draught.',
    },
    {
      wrong: 'guest',
      right: 'guessed',
      why: 'It is the verb guess with -ed.',
      sentence: 'Nobody guessed the ending of the film.',
    },
    {
      wrong: 'disasterous',
      right: 'disastrous',
      why: 'The e of disaster drops out: dis-as-trous.',
      sentence: 'The disastrous storm left half of the village without a roof.',
    },
  ],
  proofreading: [
    'We crossed the hot {dessert=desert} with my {farther=father}.',
    'At night I felt a cold {draft=draught} in the tent.',
    'Each {guessed=guest} was given figs for {desert=dessert}.',
    'The {dissent=descent} from the last dune was {disasterous=disastrous}, because my camel sat down.',
  ],
  challenge:
    'Write a postcard from a hot place. Use desert, dessert, farther and father, and ask a partner to check each one.',
  challengeAnswer:
    'For example: The desert is vast. Our hotel serves a dessert of dates. My father wants to go farther each day. Look for one s in the sandy place, and for a far distance in farther.',
  exitSentences: [
    'The parachute opened, and her {descent} to the field was slow and gentle.',
    'Almost no rain falls in the {desert}, yet some plants grow there.',
    'Shut the window, please: there is a {draught} on my neck.',
    "My best friend's {father} drives the number 9 bus.",
    'The hotel has a pool that any {guest} may use.',
  ],
  classSentence:
    'Nobody could criticise the dessert, and there was no dissent about a second helping.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; where one has a hyphen, children check where it stands.',
      },
      {
        minutes: 4,
        text: 'Hear it: say draft in a sentence, then draught; children mime writing or shiver to show which.',
      },
      {
        minutes: 6,
        text: 'Rule: show each pair with its meaning; children underline the letters that differ.',
      },
      {
        minutes: 8,
        text: 'Words in groups: one partner gives a meaning, the other writes the word that fits it.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve clues, then practise criticise and disastrous.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole first, as the meaning chooses the spelling. Then in parts.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; the sentence tells which of two is meant.',
      },
    ],
    say: 'With homophones your ear gives you two answers. Ask what the sentence is about, and one of them falls away.',
    watchFor:
      'Where r is sounded, as in Scotland, father and farther differ: let children use that. Others may link farther with far.',
    support:
      'Put each word on a card with a drawing of its meaning. Children pick the card for a sentence you read, then write it.',
    stretch:
      'Find the verb forms: to desert, to draft, to dissent. Write a sentence with each and read it with the right stress.',
    stretchAnswer:
      'To deSERT is to leave: The crew did not desert the ship. To draft is to write a first version: I draft each letter. To dissent is to disagree: Two judges dissent.',
  },
};
