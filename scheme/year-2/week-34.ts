import type { TeachingWeek } from '../week.ts';

export const week34: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: to, too and two',
  requirement: 'Year 2: telling apart homophones and near-homophones.',
  sound: {
    label: 'to, too and two',
    how: 'Say two bees, too: the number, the animal, the word for also. The sound is no help, so ask for the meaning.',
  },
  rule: 'These words sound alike, so let the meaning of the sentence choose the spelling for you.',
  exception:
    'In a sentence, to is often said so quickly that it sounds like tuh, but we still write to.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'one and won; to, too and two',
      words: ['[o]n[e]', '[w]on', 't[o]', 't[oo]', 't[wo]'],
    },
    { heading: 'sun and son; be and bee', words: ['s[u]n', 's[o]n', 'b[e]', 'b[ee]'] },
    {
      heading: 'blue and blew; night and knight',
      words: ['bl[ue]', 'bl[ew]', '[n]ight', '[kn]ight'],
    },
  ],
  byHeart: [
    { entry: 'Mr', forms: ['M[r]'], hint: 'Short for Mister: its first letter and its last.' },
    {
      entry: 'Mrs',
      forms: ['M[rs]'],
      hint: 'You say missiz, but you write only three letters, with r.',
    },
  ],
  origin: {
    word: 'Mrs',
    fact: 'Mrs is short for mistress, which once meant the woman who was in charge of a house. That is why it has an r.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words go together by meaning. Which one only sounds right?',
    rows: [
      {
        words: ['one', 'won', 'two', 'six'],
        odd: 'won',
        why: 'It is not a number: it means came first.',
      },
      {
        words: ['bee', 'wasp', 'be', 'ant'],
        odd: 'be',
        why: 'It is not an insect, although it sounds like bee.',
      },
      {
        words: ['blew', 'red', 'green', 'yellow'],
        odd: 'blew',
        why: 'It is not a colour: the wind blew.',
      },
      {
        words: ['sun', 'moon', 'star', 'son'],
        odd: 'son',
        why: 'A son is a child. The others are in the sky.',
      },
    ],
  },
  dictation: [
    'The knight won one race and two gold badges.',
    'Last night the wind blew my blue hat to the sea.',
  ],
  missingWords: [
    'A {bee} buzzed from flower to flower.',
    'It was hot, so we hid from the {sun} under a tree.',
    'My aunt has one {son} and two daughters.',
    'I ate {too} much cake and now I feel full.',
    'I {blew} the dust off the old book.',
    'Our bus driver, {Mr} Jones, waved his hand.',
  ],
  mistakes: [
    {
      wrong: 'to',
      right: 'two',
      why: 'The number has a w, as twin and twice have.',
      sentence: 'There are two shoes in every pair.',
    },
    {
      wrong: 'knight',
      right: 'night',
      why: 'Only the knight in armour has a silent k.',
      sentence: 'Owls hunt at night while we sleep.',
    },
    {
      wrong: 'blew',
      right: 'blue',
      why: 'The colour ends in ue. The wind blew, with ew, as it flew.',
      sentence: 'My paint is as blue as the sky.',
    },
    {
      wrong: 'one',
      right: 'won',
      why: 'Won belongs with winner: both start with w.',
      sentence: 'Who won the egg and spoon race?',
    },
  ],
  proofreading: [
    'The {night=knight} rode out late at {knight=night}.',
    'He had {to=two} dogs with him.',
    'The wind {blue=blew}, and one dog ran after a {be=bee}.',
    'He went to look for it {to=too}.',
  ],
  challenge:
    'Write a silly sentence with to, too and two in it, then one with knight and night. Swap with a friend to check.',
  challengeAnswer:
    'For example: Two bees want to come to tea, too. The knight could not sleep at night. Look for two as the number, too as also, and to in all other places.',
  exitSentences: [
    'I had two mittens, but I lost {one} in the snow.',
    'Sam wants a turn on the swing, and I want a turn {too}.',
    'Mr Khan has a {son} in our class called Bilal.',
    'Dad {blew} up a red balloon for the party.',
    'The {knight} put on his helmet and got on his horse.',
  ],
  classSentence: 'Mr Lee won the race and will be on television.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words in short sentences, as this week is about meaning too.',
      },
      {
        minutes: 6,
        text: 'Pictures: draw a sun, a bee, a knight. Children write the word and then its twin.',
      },
      {
        minutes: 7,
        text: 'To, too, two: twin and two share tw; too has an extra o. Say too hot, two cats, go to bed, me too; children show which.',
      },
      {
        minutes: 6,
        text: 'Words in groups: one partner reads a meaning from the page, the other spells the word.',
      },
      {
        minutes: 6,
        text: 'Odd one out, then practise Mr and Mrs with their capital letters.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole and let children picture it before they write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Nobody writes before the sentence has been read.',
      },
    ],
    say: 'Find a friend for each word: two goes with twin and twice, knight goes with knee, and too has one o too many.',
    watchFor:
      'To used for all three. Let children mark every to in a piece of their own writing and test its meaning.',
    support:
      'Begin with sun and son, with a picture for each. Then take two, the number, then too, which means also, and last to.',
    stretch:
      'Write a riddle for three of the pairs, such as: I shine by day, and my twin is a boy. What are we?',
    stretchAnswer:
      'For example: I buzz, and my twin means to exist (bee and be). I am a colour, and my twin is what the wind did (blue and blew). I am a number, and my twin came first (one and won).',
  },
};
