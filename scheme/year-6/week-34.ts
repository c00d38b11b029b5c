import type { TeachingWeek } from '../week.ts';

export const week34: TeachingWeek = {
  kind: 'teach',
  focus: 'proofreading with a dictionary and personal lists',
  requirement:
    'Years 5 and 6: proofread for spelling errors; use the first three or four letters of a word in a dictionary.',
  sound: {
    label: 'read slowly, look hard',
    how: 'Read your work aloud, a line at a time, with a finger under each word. Say what is there, not what you meant.',
  },
  rule: 'Underline any word that looks wrong, then find it in a dictionary by its first three or four letters.',
  exception:
    'It is hard to look up a word if its first letter is silent or odd: for psalm or knowledge try other openings.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'letters that are hard to hear',
      words: ['gover[n]ment', 'mu[sc]le', 've[h]icle', 'stoma[ch]'],
    },
    { heading: 'weak vowels', words: ['cat[e]gory', 'diction[a]ry', 'ident[i]ty'] },
    { heading: 'pairs and odd clusters', words: ['a[wkw]ard', 'exce[ll]ent', 'o[cc]ur'] },
  ],
  byHeart: [
    {
      entry: 'vegetable',
      forms: ['veg[e]t[able]'],
      hint: 'Veg and table with an e between: veg, e, table.',
    },
  ],
  origin: {
    word: 'vehicle',
    fact: 'Vehicle comes from the Latin vehere, to carry. A vehicle is whatever carries you, from a cart to a spaceship.',
    journey: [
      { from: 'Latin', form: 'vehere', meaning: 'to carry' },
      { from: 'Latin', form: 'vehiculum', meaning: 'something that carries' },
      { from: 'English', form: 'vehicle', meaning: 'its h is hardly heard' },
    ],
    journeyTask: {
      question: 'Write one sentence with vehicle and awkward in it.',
      answer: 'For example: The long vehicle was awkward to park.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'On which dictionary page is each word? The labels show its first and last word.',
    piles: [
      { label: 'cable to cement', words: ['calendar', 'category', 'caught', 'ceiling'] },
      { label: 'cemetery to column', words: ['century', 'certain', 'chaos', 'circle'] },
      { label: 'comb to curtain', words: ['committee', 'conscience', 'correspond', 'curiosity'] },
    ],
  },
  dictation: [
    'An excellent dictionary will tell you the category of each word.',
    'It was awkward when my stomach made a noise in the library.',
  ],
  missingWords: [
    'He felt {awkward} because he had forgotten her name.',
    'A {dictionary} lists words from A to Z with their meanings.',
    'Every minister is a member of the {government}.',
    'Thunderstorms often {occur} on hot afternoons.',
    'Your heart is a {muscle} that never stops working.',
    'Broccoli is my favourite {vegetable}.',
  ],
  mistakes: [
    {
      wrong: 'akward',
      right: 'awkward',
      why: 'The k stands between two ws: awk, ward.',
      sentence: 'The sofa was an awkward shape, and it stuck in the doorway.',
    },
    { wrong: 'catagory', right: 'category', why: 'The cat is followed by e: cat, e, gory.' },
    { wrong: 'excelent', right: 'excellent', why: 'Excel adds an l before ent.' },
    { wrong: 'stomache', right: 'stomach', why: 'No e at the end, even when your stomach aches.' },
  ],
  proofreading: [
    'The {goverment=government} bought a new {vehical=vehicle}.',
    'It was {excelent=excellent}, but {akward=awkward} to park.',
    'Accidents {ocur=occur} if its driver lacks the {stomache=stomach} for steep hills, or the {mussel=muscle} to turn the wheel.',
    'I put the story in the {catagory=category} of tall tales.',
  ],
  challenge:
    'Make a personal list of your ten trickiest words. Beside each write the odd part, a trick and a date to test it.',
  challengeAnswer:
    'For example: rhythm: no vowel letter but y; rhythm helps your two hips move; Monday. vehicle: the h is silent; say ve-hi-cle; next Friday. Look for ten words, each with all three notes.',
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: eight words; children add any slip to their personal lists.' },
      {
        minutes: 5,
        text: 'Read aloud: write up "I certenly recieved a difrent peice of choclate." Hands go up at each of the five slips.',
      },
      {
        minutes: 5,
        text: 'Rule: race to find category and vehicle in a dictionary, saying the first four letters aloud.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children choose the words they would miss and put them on a personal list.',
      },
      {
        minutes: 7,
        text: 'Sort the words by dictionary page, check in a real one, then learn vegetable.',
      },
      {
        minutes: 6,
        text: 'Dictation: partners proofread each other with a pencil line, and only then use the dictionary.',
      },
      {
        minutes: 6,
        text: 'Apply: children proofread half a page of their own writing and mend what they find.',
      },
      { minutes: 3, text: 'Exit check: five words, proofread by a partner before they are shown.' },
    ],
    say: 'Good spellers do not know every word. They notice when a word looks wrong, and they know how to find out.',
    watchFor:
      'Children who correct only what you underline. Give the number of slips in a line, not the place, and let them hunt.',
    support:
      'Give an alphabet strip, put tabs on the letters of the book, and mark the line in which a slip can be found.',
    stretch:
      'Compare a dictionary with a spell checker: write five sentences whose slips the checker cannot see.',
    stretchAnswer:
      'For example: I road my bike. Their is a dog. She went form here to there. We eight the cake. He herd a noise. Each slip is a real word, so a checker lets it pass.',
  },
};
