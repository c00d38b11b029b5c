import type { WordWithMorphemes } from '../word.ts';

export const week22: WordWithMorphemes[] = [
  {
    word: 'de|c[ei]ve',
    morphemes: 'de|ceive',
    meaning: 'to trick someone into believing something false',
    sentence: 'A stick insect can deceive a hungry bird by looking just like a twig.',
  },
  {
    word: 'con|c[ei]ve',
    morphemes: 'con|ceive',
    meaning: 'to form an idea in your mind',
    sentence: 'Only Uncle Femi could conceive of a machine that peels bananas.',
  },
  {
    word: 're|c[ei]ve',
    morphemes: 're|ceive',
    meaning: 'to get something that is given or sent to you',
    sentence: 'Did you receive the parcel that we posted on Tuesday?',
  },
  {
    word: 'per|c[ei]ve',
    morphemes: 'per|ceive',
    meaning: 'to notice with your senses or your mind',
    sentence: 'Dogs can perceive high sounds that people cannot hear.',
  },
  {
    word: '[cei]l|ing',
    morphemes: 'ceiling',
    meaning: 'the top of a room, over your head',
    sentence: 'Plastic stars glow in the dark on the ceiling above my bunk bed.',
    starter: 'On the ceiling above my bed there is',
  },
  {
    word: 'con|c[ei]t',
    morphemes: 'con|ceit',
    meaning: 'too much pride in yourself',
    sentence: 'Full of conceit, the hare was sure that no tortoise could beat him.',
  },
  {
    word: 'pro|t[ei]n',
    morphemes: 'protein',
    meaning: 'the part of food that helps your body grow and mend',
    sentence: 'Chickpeas, nuts and fish give you protein, which helps you to grow.',
  },
  {
    word: 'ca[f|fei]ne',
    morphemes: 'caffeine',
    meaning: 'something in coffee and tea that keeps you awake',
    sentence: 'Mum avoids caffeine in the evening because it keeps her awake.',
  },
  {
    word: 's[ei]ze',
    morphemes: 'seize',
    meaning: 'to take hold of something suddenly',
    sentence: 'Be ready to seize the rope when I throw it across the stream.',
  },
  {
    word: 'fre|qu[ent]|ly',
    morphemes: 'frequ|ent|ly',
    meaning: 'often, many times',
    sentence: 'How frequently do you water a cactus: every day or once a month?',
  },
  {
    word: 'gov|er[n]|ment',
    morphemes: 'govern|ment',
    meaning: 'the people who run a country',
    sentence: 'The government decides how much money to spend on hospitals.',
  },
];
