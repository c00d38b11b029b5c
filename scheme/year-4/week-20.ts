import type { TeachingWeek } from '../week.ts';

export const week20: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: rain, rein or reign?',
  requirement:
    "Years 3 and 4: homophones: rain/rein/reign, scene/seen, weather/whether, whose/who's.",
  sound: {
    label: 'three words, one sound',
    how: 'Say rain, rein, reign with your eyes shut. Partners answer with a clue for one of them: wet, horse or king?',
  },
  rule: "Find a clue to the meaning in the spelling: who's is short for who is or who has; whose asks about an owner.",
  exception:
    'Not everyone says whether and weather alike: some people, many of them Scottish, begin whether with a puff of air.',
  examples: ["who's", 'whose', 'reign'],
  pattern: 'homophones',
  groups: [
    { heading: 'rain, rein or reign?', words: ['r[ai]n', 'r[ei]n', 'r[eig]n'] },
    {
      heading: 'scene or seen? Weather or whether?',
      words: ['s[cene]', 's[een]', 'w[ea]ther', 'w[he]ther'],
    },
    { heading: "whose or who's?", words: ['who[se]', "who['s]"] },
  ],
  byHeart: [
    {
      entry: 'peculiar',
      forms: ['pecul[iar]'],
      hint: 'Three parts: pe, cu, liar. Yes, a liar hides at the end.',
    },
  ],
  origin: {
    word: 'reign',
    fact: 'Reign comes from the Latin word regnum, kingdom. We no longer say the g, but you can still hear it in regal, which means like a king or queen.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which homophone does each clue word belong to?',
    piles: [
      { label: 'rain', words: ['umbrella', 'puddle', 'wellies'] },
      { label: 'rein', words: ['pony', 'saddle', 'rider'] },
      { label: 'reign', words: ['throne', 'palace', 'crown'] },
      { label: 'scene', words: ['actor', 'curtain', 'stage'] },
    ],
  },
  dictation: [
    "Whose coat is this, and who's going out in the rain?",
    'We could not tell whether the weather would change.',
  ],
  missingWords: [
    'The rider pulled gently on the {rein} to slow the pony down.',
    'The {reign} of Queen Victoria lasted more than sixty years.',
    'I cannot decide {whether} to have the soup or the salad.',
    'Do you know {whose} muddy trainers these are?',
    "I wonder {who's} coming to the park with us after school.",
    'What a {peculiar} noise: it sounds like a frog in a tin!',
  ],
  mistakes: [
    {
      wrong: 'weather',
      right: 'whether',
      why: 'It starts like when and where, which also ask: w, h.',
      sentence: 'Ask Mum whether we can go swimming after lunch.',
    },
    {
      wrong: "who's",
      right: 'whose',
      why: 'Try who is. If that makes no sense, write whose: whose bag?',
      sentence: 'We met a farmer whose sheep had run away.',
    },
    {
      wrong: 'rain',
      right: 'reign',
      why: 'A king or a queen has a reign: g, as in regal. Rain is wet.',
      sentence: 'The old queen was loved, and her reign lasted for fifty years.',
    },
    {
      wrong: 'pecular',
      right: 'peculiar',
      why: 'There is an i after the l: liar.',
      sentence: 'There was something peculiar about the footprints: they went up the wall.',
    },
  ],
  proofreading: [
    'The {whether=weather} was awful on the day of the play.',
    'The {rein=rain} came in, and nobody knew {weather=whether} to go on.',
    "{Whose=Who's} the king, and {who's=whose} wet crown is this?",
    'It was the most {pecular=peculiar} {seen=scene} I have ever watched.',
  ],
  challenge:
    "Write a weather forecast for the reign of a very peculiar queen. Use rain, rein, reign, whether, whose and who's.",
  challengeAnswer:
    "For example: In the reign of Queen Odd, whose weather was peculiar, rain fell upwards. Who's to say whether it was magic? She held the rein of a cloud and rode it home.",
  exitSentences: [
    'Bring your wellies, because heavy {rain} is expected this afternoon.',
    'King Charles came to the throne in 2022 and began his {reign}.',
    'Has anyone {seen} my other glove?',
    'Ask your mum {whether} you may stay for supper.',
    'The old clock had a {peculiar} habit of striking thirteen.',
  ],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: eight words. Say each in a sentence, so that homophones are clear.',
      },
      {
        minutes: 5,
        text: 'Act it: children mime rain, rein or reign; the rest write the right one on whiteboards.',
      },
      {
        minutes: 6,
        text: "Rule: test who's by saying who is: Whose bag is this? Who's there? Whose turn is it? Who's next? Does the test work?",
      },
      {
        minutes: 7,
        text: 'Groups: match words and meanings, then find a clue in each spelling (h in whether, as in which).',
      },
      {
        minutes: 8,
        text: 'Sort the twelve clue words and add one more to each pile. Then practise peculiar.',
      },
      {
        minutes: 10,
        text: "Dictation: read the whole sentence first. Ask whether who's can be said as who is.",
      },
      { minutes: 5, text: 'Exit check: five words, each read in its sentence.' },
    ],
    say: "An apostrophe in who's stands for missing letters, so you can always stretch it to who is or who has. If you cannot stretch it, it is whose.",
    watchFor:
      "Who's for owners, because 's usually shows owning. Remind the class that whose is like his and its: no apostrophe.",
    support:
      'Keep the trio on a picture strip (cloud, bridle, crown) and let children point before they write.',
    stretch:
      'Explain to a partner why reign has a g and rein has not. Where else can you find gn for /n/?',
    stretchAnswer:
      'Reign comes from the Latin regnum, a kingdom, and kept its g. Rein came through French from retinere, to hold back, which has none. gn for /n/: sign, design, gnat, gnome, foreign.',
  },
};
