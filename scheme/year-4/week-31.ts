import type { TeachingWeek } from '../week.ts';

export const week31: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: -ough, -augh, -eigh',
  requirement: 'Years 3 and 4: words of the statutory word list, here with ough, augh and eigh.',
  sound: {
    label: 'ough, augh, eigh',
    how: 'Say though, through, thought, enough. The same four letters make four sounds: count them on your fingers.',
  },
  rule: 'In ough, augh and eigh the gh is usually silent: learn the words in families, by the sound of the vowels.',
  exception: 'In enough the gh says /f/. Weight and eight say /ay/, but height rhymes with kite.',
  pattern: /ough|augh|eigh/u,
  groups: [
    { heading: 'augh and ough that say /or/', words: ['c[augh]t', 'n[augh]ty', 'th[ough]t'] },
    {
      heading: 'ough with other sounds',
      words: ['th[ough]', 'alth[ough]', 'thr[ough]', 'en[ough]'],
    },
    { heading: 'eigh', words: ['[eigh]t', 'w[eigh]t', 'h[eigh]t'] },
  ],
  byHeart: [
    {
      entry: 'straight',
      forms: ['str[aigh]t'],
      hint: 'The only everyday word with aigh: str, then a, i, and the silent gh of light.',
    },
  ],
  origin: {
    word: 'eight',
    fact: 'Eight was eahta in Old English. The h was spoken, like the ch in the Scottish word loch; later it was spelt gh, and later still it fell silent.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Read each row aloud. Which word does not sound like the rest?',
    rows: [
      {
        words: ['caught', 'laugh', 'taught', 'naughty'],
        odd: 'laugh',
        why: 'Its gh says /f/; in the others gh is silent.',
      },
      {
        words: ['though', 'dough', 'through', 'although'],
        odd: 'through',
        why: 'It rhymes with blue; the others rhyme with go.',
      },
      {
        words: ['eight', 'freight', 'weight', 'height'],
        odd: 'height',
        why: 'It rhymes with kite; the others rhyme with late.',
      },
      {
        words: ['enough', 'rough', 'thought', 'tough'],
        odd: 'thought',
        why: 'Its gh is silent; in the others it says /f/.',
      },
    ],
  },
  dictation: [
    'Although it was late, we walked straight through the park.',
    'I thought that eight of us would be enough to lift the weight.',
  ],
  missingWords: [
    'An octopus has {eight} arms and three hearts.',
    'Zoe jumped up and {caught} the ball with one hand.',
    'There is not {enough} flour for a cake, so we will make pancakes.',
    'The train rushed {through} a long, dark tunnel.',
    'I {thought} the film was dull, but my sister loved it.',
    'Use a ruler to draw a {straight} line.',
  ],
  mistakes: [
    { wrong: 'cort', right: 'caught', why: 'It belongs with naughty and taught: augh.' },
    { wrong: 'enuff', right: 'enough', why: 'The /uff/ is spelt ough, as in rough and tough.' },
    { wrong: 'hight', right: 'height', why: 'High has no e, but height has: h, eigh, t.' },
    { wrong: 'thort', right: 'thought', why: 'The /or/ is spelt ough: thought, bought, brought.' },
  ],
  proofreading: [
    'Our dog is {ate=eight}, and she is still {norty=naughty}.',
    '{Allthough=Although} she is old, she {cort=caught} a flying hat today.',
    'It flew {threw=through} the gate at the {hite=height} of her nose.',
    'One hat is {enuff=enough}, I told her.',
  ],
  challenge:
    'Write a poem of eight lines in which words with ough and eigh stand at the ends. Which of them only look as if they rhyme?',
  challengeAnswer:
    'For example, the first half: I climbed up to a dizzy height / And nearly lost my scarf of white. / The wind was cold, the path was rough, / I told myself: I have enough. Height rhymes with white, and weight, which looks like it, does not.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit eight words. Then read the five ough words together, fast and slow.',
      },
      {
        minutes: 5,
        text: 'Hear it: say the ten words; children group them by rhyme without seeing them.',
      },
      {
        minutes: 5,
        text: 'Rule: show the spellings. Surprise: the rhyme groups and the spelling groups do not agree.',
      },
      {
        minutes: 8,
        text: 'Groups: each pair takes one family, writes it in one line and says a sentence that links its words.',
      },
      {
        minutes: 7,
        text: 'Odd one out, aloud. Then practise straight: which letters are silent?',
      },
      {
        minutes: 10,
        text: 'Dictation: seven words have gh. Children underline every gh as they check.',
      },
      { minutes: 5, text: 'Exit check: five words, each with its sentence.' },
    ],
    say: 'These words are fossils. The gh shows a sound that people used to make in the throat. The sound has gone, but the letters stayed, so we learn them in families.',
    watchFor:
      'Though, through and thought swap places. Ask children to read back what they wrote: the missing or extra r and t then shows.',
    support:
      'Use one sentence per family: We caught the naughty pup. Children copy, cover and write the two words.',
    stretch:
      'You know four sounds of ough. Find three more: read cough, plough and borough aloud, and list words that match.',
    stretchAnswer:
      'Cough goes with trough; plough with bough and drought; borough with thorough. The new sounds are /off/, /ow/ and a weak /uh/.',
  },
};
