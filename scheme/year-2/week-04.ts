import type { TeachingWeek } from '../week.ts';

export const week4: TeachingWeek = {
  kind: 'teach',
  focus: '/s/ spelt c before e, i, y',
  requirement: 'Year 2: the /s/ sound spelt c before e, i and y.',
  sound: {
    label: '/s/ as in city',
    how: 'Say race, city, fancy and hold on to the /s/. Then say cat: before a the very same letter says /k/.',
  },
  rule: 'The letter c says /s/ when the next letter is e, i or y.',
  exception:
    'Many words still use s for this sound, such as sent and sit, and in cycle only the first c says /s/.',
  pattern: /c[eiy]/u,
  groups: [
    { heading: 'rhymes with place', words: ['ra[ce]', 'fa[ce]', 'spa[ce]'] },
    { heading: 'rhymes with slice', words: ['i[ce]', 'ri[ce]', 'mi[ce]'] },
    {
      heading: 'at the start or in the middle',
      words: ['[ce]ll', '[ci]ty', 'fan[cy]', '[cy]cle'],
    },
  ],
  byHeart: [
    { entry: 'mind', forms: ['m[i]nd'], hint: 'Think of find and kind: mind makes three.' },
    {
      entry: 'behind',
      forms: ['beh[i]nd'],
      hint: 'Write be, then hind. Its i says its own name.',
    },
    { entry: 'child', forms: ['ch[i]ld'], hint: 'One child, one long i: ch, i, ld.' },
  ],
  origin: {
    word: 'cycle',
    fact: 'Cycle comes from kyklos, a Greek word for a circle or a wheel. A bicycle is something with two wheels.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word is odd? Listen to the sound of the c or the s.',
    rows: [
      {
        words: ['race', 'space', 'track', 'face'],
        odd: 'track',
        why: 'Its ck says /k/. In the others c says /s/.',
      },
      { words: ['cell', 'cup', 'city', 'cycle'], odd: 'cup', why: 'Before u the c says /k/.' },
      {
        words: ['mice', 'rice', 'slice', 'wise'],
        odd: 'wise',
        why: 'It is written with s, and the s says /z/.',
      },
      {
        words: ['fancy', 'sticky', 'juicy', 'icy'],
        odd: 'sticky',
        why: 'Here ck says /k/. In the others c says /s/.',
      },
    ],
  },
  dictation: ['Ten mice ran a race behind the fridge.', 'The child has rice on his face.'],
  missingWords: [
    'The pond was covered in thick {ice}.',
    'The rocket zoomed off into {space}.',
    'Cardiff is a big {city} with a castle.',
    'Kit wore a {fancy} hat with feathers.',
    'Ella likes to {cycle} to school on her red bike.',
    'Think of a number and keep it in your {mind}.',
  ],
  mistakes: [
    {
      wrong: 'rase',
      right: 'race',
      why: 'The /s/ at the end of race is written ce, as in face.',
      sentence: 'On sports day I ran an egg and spoon race.',
    },
    { wrong: 'sity', right: 'city', why: 'C before i says /s/: start with c.' },
    { wrong: 'sycle', right: 'cycle', why: 'C before y says /s/: start with c.' },
    { wrong: 'fansy', right: 'fancy', why: 'The ending is cy, as in icy.' },
  ],
  proofreading: [
    'Two {mise=mice} went to the {sity=city} to see a bike {rase=race}.',
    'They ate some {rise=rice} and sat {behined=behind} a tree.',
    'Then they ran home before it got dark.',
  ],
  challenge:
    'Two mice plan a trip to space. Write what they pack, with as many soft c words as you can.',
  challengeAnswer:
    'For example: The mice pack ice, rice and a face cloth. They want to cycle round the city on the moon and see space. Look for soft c in mice, ice, rice, face, cycle, city and space.',
  exit: ['race', 'ice', 'cell', 'city', 'fancy'],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words and mark them together.' },
      {
        minutes: 5,
        text: 'Hear it: children stand for /s/ and sit for /k/ as you say city, cup, cell, cot, mice, cake, race.',
      },
      {
        minutes: 5,
        text: 'Rule: read it and link it with last week: e, i and y make g soft, and they make c soft too.',
      },
      {
        minutes: 7,
        text: 'Words in groups: write race and change one letter at a time to make face and then fact. What happens to c?',
      },
      {
        minutes: 8,
        text: 'Odd one out in pairs, then practise mind, behind and child.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. After writing, children underline every c that says /s/.',
      },
      { minutes: 5, text: 'Exit check: five words. Ask somebody to explain the c in each.' },
    ],
    say: 'The letters e, i and y are the softeners. They made g say /j/, and they make c say /s/.',
    watchFor:
      'The e left off at the end (rac, spac). Without the e the c would be hard and the vowel short.',
    support:
      'Begin with ice, race and mice: give two strips, -ice and -ace, and first letters to slide in front.',
    stretch:
      'Look at cycle: why does it have two different c sounds? Find other words like it, such as circus.',
    stretchAnswer:
      'In cycle the first c comes before y, so it says /s/; the second comes before l, so it says /k/. Circus, circle, accent and bicycle work the same way.',
  },
};
