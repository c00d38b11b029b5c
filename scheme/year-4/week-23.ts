import type { TeachingWeek } from '../week.ts';

export const week23: TeachingWeek = {
  kind: 'teach',
  focus: 'three sounds of ch',
  requirement:
    'Years 3 and 4: /k/ spelt ch, Greek in origin, and /sh/ spelt ch, mostly French in origin.',
  sound: {
    label: '/ch/, /k/ and /sh/',
    how: 'Say chapter, chemistry, chute. One spelling, three sounds: show one, two or three fingers for each.',
  },
  rule: 'In most words ch says /ch/; in many words from Greek it says /k/; in newer words from French, /sh/.',
  exception: 'Niche can be said with /sh/ or with /ch/, and in yacht the letters ch are silent.',
  pattern: /ch/u,
  groups: [
    { heading: 'ch says /ch/', words: ['[ch]ocolate', '[ch]apter', 'atta[ch]'] },
    {
      heading: 'ch says /k/: Greek',
      words: ['ar[ch]itect', 'te[ch]nology', '[ch]emistry', 'or[ch]estra'],
    },
    { heading: 'ch says /sh/: French', words: ['[ch]auffeur', '[ch]ute', 'ni[ch]e'] },
  ],
  byHeart: [
    {
      entry: 'potatoes',
      forms: ['potat[oes]'],
      hint: 'One potato, two potatoes: add -es, and you can see toes at the end.',
    },
  ],
  origin: {
    word: 'chocolate',
    fact: 'Chocolate came to us through Spanish from Nahuatl, a language of Mexico that is still spoken today. Tomato came the same way.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say every word. Which one is odd, by its sound or by its meaning?',
    rows: [
      {
        words: ['chapter', 'attach', 'chemistry', 'chocolate'],
        odd: 'chemistry',
        why: 'Here ch says /k/; in the others it says /ch/.',
      },
      {
        words: ['orchestra', 'chute', 'machine', 'parachute'],
        odd: 'orchestra',
        why: 'Here ch says /k/; in the others it says /sh/.',
      },
      {
        words: ['school', 'echo', 'anchor', 'brochure'],
        odd: 'brochure',
        why: 'Here ch says /sh/; in the others it says /k/.',
      },
      {
        words: ['architect', 'chauffeur', 'orchestra', 'chef'],
        odd: 'orchestra',
        why: 'The other three are each one person with a job.',
      },
    ],
  },
  dictation: [
    'The architect had chocolate after his fish and potatoes.',
    'In chapter two the whole orchestra is stuck in a chute.',
  ],
  missingWords: [
    'I read one {chapter} of my book every night before bed.',
    'The {architect} drew plans for a new school hall.',
    'Violins, flutes and drums all play in the {orchestra}.',
    'We whizzed down the {chute} and into the pool with a splash.',
    'Use a paper clip to {attach} the photo to the form.',
    'Auntie Bisi peeled the {potatoes} and boiled them until they were soft.',
  ],
  mistakes: [
    {
      wrong: 'choclate',
      right: 'chocolate',
      why: 'We swallow the middle o in speech: choc, o, late.',
      sentence: 'Would you like a mug of hot chocolate?',
    },
    {
      wrong: 'arkitect',
      right: 'architect',
      why: 'The /k/ is spelt ch, as in many words from Greek.',
    },
    { wrong: 'tecnology', right: 'technology', why: 'The /k/ before the n is spelt ch: tech.' },
    {
      wrong: 'potatos',
      right: 'potatoes',
      why: 'Potato takes -es in the plural, as tomato and hero do.',
    },
  ],
  proofreading: [
    'The {arkitect=architect} of our new hall loves {choclate=chocolate}.',
    'The {orkestra=orchestra} will play there, and there is a {shute=chute} from the roof to the pool.',
    'With modern {tecnology=technology}, almost anything is possible.',
    'I found a quiet {neesh=niche} to read in.',
  ],
  challenge:
    'Write the blurb of a mystery story with an architect, a chauffeur and an orchestra in it. Use all three sounds of ch.',
  challengeAnswer:
    'For example: Who locked the architect in the orchestra pit? Only the chauffeur saw. A chapter is missing, a chocolate has been bitten, and technology cannot help. All three: /ch/, /k/, /sh/.',
  exit: ['chocolate', 'attach', 'architect', 'chemistry', 'chauffeur'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then recall ch words from Year 3: which sounds did ch make?',
      },
      {
        minutes: 5,
        text: 'Hear it: say chapter, chemistry, chute, chocolate, architect, niche; one finger for /ch/, two for /k/, three for /sh/.',
      },
      {
        minutes: 5,
        text: 'Rule: on a map, point to Greece and France. Place chemistry and chauffeur on it.',
      },
      {
        minutes: 8,
        text: 'Groups: read, say where the /k/ and /sh/ words come from, and explain chauffeur and niche.',
      },
      { minutes: 7, text: 'Odd one out, aloud and with reasons. Then practise potatoes.' },
      {
        minutes: 10,
        text: 'Dictation: children write a small c, k or s above each ch when they check.',
      },
      { minutes: 5, text: 'Exit check: five words. Children say which sound ch makes in each.' },
    ],
    say: 'If you hear /k/ or /sh/ and the word looks a bit grand or foreign, ch may be the spelling. Greek gave us many words for science, music and learning.',
    watchFor:
      'Chauffeur is hard in several places. Accept it with help this week: chauf, then feur, as the French write it.',
    support:
      'Use a three-box mat with a picture on each, chocolate, orchestra, chute, and sort spoken words first.',
    stretch:
      'Find five more words with ch for /k/ on a science or music page. Check in a dictionary: are they Greek?',
    stretchAnswer:
      'For example: chemical, chlorine, psychology, chorus, choir. A dictionary gives Greek for each. The spelling ch for /k/ is a strong sign of a Greek word.',
  },
};
