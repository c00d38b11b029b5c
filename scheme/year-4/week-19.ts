import type { TeachingWeek } from '../week.ts';

export const week19: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: peace or piece?',
  requirement:
    'Years 3 and 4: homophones and near-homophones: medal/meddle, missed/mist, peace/piece, plain/plane.',
  sound: {
    label: 'same sound, two meanings',
    how: 'Shut your eyes and say plain, plane. You cannot hear which is which, so listen for the meaning.',
  },
  rule: 'Homophones sound the same but are spelt differently: think of the meaning first, then choose the spelling.',
  exception:
    'One spelling can also have two meanings: plain can be simple, or a wide stretch of flat land.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'medal or meddle? Missed or mist?',
      words: ['med[al]', 'me[ddle]', 'mi[ssed]', 'mi[st]'],
    },
    {
      heading: 'peace or piece? Plain or plane?',
      words: ['p[ea]ce', 'p[ie]ce', 'pl[ai]n', 'pl[a]n[e]'],
    },
  ],
  byHeart: [
    {
      entry: 'ordinary',
      forms: ['ordin[ary]'],
      hint: 'Say all four syllables: or, di, nar, y. It ends in ary, like library.',
    },
    {
      entry: 'particular',
      forms: ['p[ar]ticul[ar]'],
      hint: 'Two syllables have ar, the first and the last: par, tic, u, lar.',
    },
  ],
  origin: {
    word: 'mist',
    fact: 'Mist is an Old English word. More than a thousand years ago it was spelt just as it is today and had the same meaning.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Read for meaning. Which word has slipped into the wrong row?',
    rows: [
      {
        words: ['cup', 'prize', 'meddle', 'rosette'],
        odd: 'meddle',
        why: 'You can win the others. The prize would be a medal.',
      },
      {
        words: ['fog', 'missed', 'cloud', 'drizzle'],
        odd: 'missed',
        why: 'The others are kinds of weather. Mist would fit.',
      },
      {
        words: ['slice', 'chunk', 'part', 'peace'],
        odd: 'peace',
        why: 'The others are bits of a thing. Piece would fit.',
      },
      {
        words: ['plain', 'train', 'ferry', 'bus'],
        odd: 'plain',
        why: 'You can travel in the others. Plane would fit.',
      },
    ],
  },
  dictation: [
    'It was an ordinary day until we missed the plane.',
    'She won a gold medal and ate a piece of plain cake.',
  ],
  missingWords: [
    'Sanjay won a bronze {medal} in the long jump.',
    'Please do not {meddle} with the buttons on the cooker.',
    'We {missed} the start of the film because our bus was late.',
    'The hills were hidden by a soft grey {mist}.',
    'May I have another {piece} of melon, please?',
    'After the noisy party, Gran enjoyed the {peace} and quiet.',
  ],
  mistakes: [
    {
      wrong: 'peace',
      right: 'piece',
      why: 'Start with pie: you can have a piece of pie.',
      sentence: 'May I tear off a piece of your bread for my soup?',
    },
    {
      wrong: 'medal',
      right: 'meddle',
      why: 'A medal is a prize. Meddle has dd and le, as in middle.',
      sentence: 'Whenever I play chess, my brother tries to meddle in the game.',
    },
    {
      wrong: 'mist',
      right: 'missed',
      why: 'It is miss plus -ed: keep both s letters. Mist is like fog.',
      sentence: 'The striker kicked hard but missed the goal.',
    },
    {
      wrong: 'perticular',
      right: 'particular',
      why: 'It begins with part, though we say it fast.',
      sentence: 'Do you want any particular film, or shall I choose one?',
    },
  ],
  proofreading: [
    'I {mist=missed} the bus because of the {missed=mist}.',
    'It was so thick that the road was hard to see.',
    'I sat in the {plane=plain} old shelter with a {peace=piece} of toast and enjoyed the {piece=peace}.',
    'That is not {ordinery=ordinary} for me.',
  ],
  challenge:
    'Write four pairs of sentences that sound alike in one place: I missed the bus. The mist hid the bus. Add a drawing to one.',
  challengeAnswer:
    'For example: I missed the bus. The mist hid the bus. She won a medal. Please do not meddle. Eat a piece of pie. We live in peace. I wore a plain shirt. We flew in a plane.',
  exitSentences: [
    'The swimmer hung her {medal} on a hook beside her bed.',
    'You were away on Friday, so you {missed} the fire drill.',
    'The two countries signed an agreement and lived in {peace} for a hundred years.',
    'Gita wore a {plain} black jumper with no pattern on it.',
    'Under the superhero costume he was an {ordinary} boy with a cold.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words, read in short sentences. Correct in another colour.',
      },
      {
        minutes: 5,
        text: 'Listen: say peace and quiet, a piece of toast, a plane in the sky, a plain shirt, thick mist; children write the right word.',
      },
      {
        minutes: 5,
        text: 'Rule: explain missed as miss plus -ed. Which other pair can we explain by its parts?',
      },
      {
        minutes: 8,
        text: 'Groups: children draw a clue inside the differing letters, such as a pie in piece.',
      },
      {
        minutes: 7,
        text: 'Odd one out, with the word that should have been there. Practise ordinary and particular.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each whole sentence before anyone writes, as the meaning comes first.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Nobody writes before the sentence has been read.',
      },
    ],
    say: 'Your ear cannot help you this week, but your brain can. Ask what the word means in this sentence, see a picture of it, and only then write.',
    watchFor:
      'Children who can spell both words of a pair but pick the wrong one. Give sentences to choose in, not more copying.',
    support:
      'Work on piece/peace and plain/plane first, with picture cards to match to the spellings.',
    stretch:
      'Write a joke that works only because two words sound alike. Which pairs make the best jokes?',
    stretchAnswer:
      'For example: Why did the plane feel dull? It was rather plain. Pairs with two common meanings, such as piece and peace, make the best jokes, since everyone knows both.',
  },
};
