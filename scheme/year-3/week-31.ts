import type { TeachingWeek } from '../week.ts';

export const week31: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: fair or fare?',
  requirement: 'Years 3 and 4: homophones and near-homophones.',
  sound: {
    label: 'alike in sound only',
    how: 'Say fair and fare, groan and grown with your eyes shut. Most voices make no difference at all.',
  },
  rule: 'These pairs sound the same, so let the rest of the sentence tell you which spelling to use.',
  exception:
    'One spelling can have several meanings too: fair can mean right, pale, or a place with rides and stalls.',
  pattern: 'homophones',
  groups: [
    { heading: 'fair or fare? Grate or great?', words: ['f[air]', 'f[are]', 'gr[ate]', 'gr[eat]'] },
    { heading: 'groan or grown? Here or hear?', words: ['gr[oan]', 'gr[own]', 'h[ere]', 'h[ear]'] },
    { heading: 'knot or not?', words: ['[kn]ot', '[n]ot'] },
  ],
  byHeart: [
    {
      entry: 'promise',
      forms: ['prom[ise]'],
      hint: 'It sounds like promiss, but the end is ise: prom + ise.',
    },
  ],
  origin: {
    word: 'fare',
    fact: 'Fare comes from faran, Old English for to travel. It is what you pay to travel, and farewell once meant travel well.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words in each row share a spelling pattern. Which one does not?',
    rows: [
      {
        words: ['grate', 'late', 'great', 'plate'],
        odd: 'great',
        why: 'It rhymes with the others but is spelt eat.',
      },
      {
        words: ['groan', 'grown', 'moan', 'loan'],
        odd: 'grown',
        why: 'It is spelt own, because it comes from grow.',
      },
      {
        words: ['hear', 'here', 'there', 'where'],
        odd: 'hear',
        why: 'The other three end in ere and are about place.',
      },
      { words: ['knot', 'knit', 'know', 'not'], odd: 'not', why: 'It has no silent k.' },
    ],
  },
  dictation: [
    'It is not fair to break a promise.',
    'Come here and you will hear a great story about a knot.',
  ],
  missingWords: [
    'We paid our bus {fare} and sat at the back.',
    'Please {grate} some cheese on my pasta.',
    'There was a {groan} from the crowd when we missed.',
    'My little brother has {grown} three centimetres.',
    'Tie a tight {knot} in the rope so that it holds.',
    'I {promise} to feed the fish while you are away.',
  ],
  mistakes: [
    {
      wrong: 'grate',
      right: 'great',
      why: 'You grate cheese. Great has ea, as break and steak have.',
      sentence: 'We had a great time at the zoo on Sunday.',
    },
    {
      wrong: 'grown',
      right: 'groan',
      why: 'A groan is a sound, with oa as in moan. Grown comes from grow.',
      sentence: 'You could hear Amir groan when his tower fell down.',
    },
    {
      wrong: 'fair',
      right: 'fare',
      why: 'Fare is what you pay. A fair has rides.',
      sentence: 'The train fare to the seaside is ten pounds.',
    },
    {
      wrong: 'promiss',
      right: 'promise',
      why: 'The end sounds like iss but is spelt ise.',
      sentence: 'Please promise to write to me when you move house.',
    },
  ],
  proofreading: [
    'We went to the {fare=fair} on the bus, and I paid my own {fair=fare}.',
    'The rides were {grate=great}.',
    'I did {knot=not} like the ghost train, though, for I could {here=hear} somebody {grown=groan} in the dark.',
  ],
  challenge:
    'Write a joke or a riddle that only works because two words sound the same, such as: why was the bus driver cross? The fare was not fair.',
  challengeAnswer:
    'For example: Why was the bus driver cross? The fare was not fair. What did the big tree say to the little one? You have grown! The little one gave a groan. A good joke needs both meanings.',
  exitSentences: [
    'A good referee is {fair} to both teams.',
    'You need to {grate} the lemon before you squeeze it.',
    'My feet have {grown}, so I need new boots.',
    'Speak up, please: I cannot {hear} you at the back.',
    'Do you {promise} to come straight home after swimming?',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask for the trick that tells accept from except.',
      },
      {
        minutes: 4,
        text: 'Hear it: eyes shut, you say one word of a pair. Can anyone know which? Then say it in a sentence.',
      },
      {
        minutes: 6,
        text: 'Clues: collect a clue for each pair. Grown comes from grow; hear has ear; here is like there and where.',
      },
      {
        minutes: 8,
        text: 'Groups: one partner reads a meaning from the slide, the other writes its word; then a sentence for the hardest pair.',
      },
      {
        minutes: 7,
        text: 'Odd one out: name the pattern that the other three share and add one more word to it.',
      },
      { minutes: 2, text: 'Learn promise: its end sounds like miss. Which letters do we write?' },
      {
        minutes: 9,
        text: 'Dictation: read each sentence right through first. In the first one, listen for not.',
      },
      {
        minutes: 4,
        text: 'Exit check: five words, each read in a sentence, since they sound the same.',
      },
    ],
    say: 'A sentence is a clue. Do not write until you know what the word means in it.',
    watchFor:
      'Children in some parts of Britain say groan and grown differently. If your class does, let their ears help them.',
    support:
      'Take three pairs: here and hear, not and knot, great and grate. Give each a picture and a gesture.',
    stretch:
      'Grow, grown and growth are one family; hear, heard and hearing are another. Find families for great, grate and fair.',
    stretchAnswer:
      'For example: great, greatly, greatness; grate, grated, grater; fair, fairly, fairness, unfair. The letters that differ stay the same through the whole family.',
  },
};
