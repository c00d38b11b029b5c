import type { WordWithMorphemes } from '../word.ts';

export const week16: WordWithMorphemes[] = [
  {
    word: "girl[s']",
    morphemes: "girl|s'",
    meaning: 'belonging to more than one girl',
    sentence: "Both girls' skipping ropes were tied in one big knot.",
  },
  {
    word: "boy[s']",
    morphemes: "boy|s'",
    meaning: 'belonging to more than one boy',
    sentence: "The two boys' sandcastle was washed away by the tide.",
  },
  {
    word: "dog[s']",
    morphemes: "dog|s'",
    meaning: 'belonging to more than one dog',
    sentence: "Our three dogs' leads are always in a tangle.",
  },
  {
    word: "teach|er[s']",
    morphemes: "teach|er|s'",
    meaning: 'belonging to more than one teacher',
    sentence: "Mr Shah and Miss Evans ran in the teachers' race on sports day.",
  },
  {
    word: "par|ent[s']",
    morphemes: "parent|s'",
    meaning: 'belonging to more than one parent',
    sentence: "When both my parents' alarms failed to ring, we all missed breakfast.",
  },
  {
    word: "ba|b[ies']",
    morphemes: "babi=baby|es'",
    meaning: 'belonging to more than one baby',
    sentence: "Twelve babies' cots stand in a row in the hospital nursery.",
  },
  {
    word: "la|d[ies']",
    morphemes: "ladi=lady|es'",
    meaning: 'belonging to more than one lady',
    sentence: "My gran and six of her friends sing in a ladies' choir.",
  },
  {
    word: "fam|i|l[ies']",
    morphemes: "famili=family|es'",
    meaning: 'belonging to more than one family',
    sentence: "Our two families' gardens are joined by a little gate.",
  },
  {
    word: "fox|[es']",
    morphemes: "fox|es'",
    meaning: 'belonging to more than one fox',
    sentence: "In a flash, two foxes' tails vanished through the gap in the hedge.",
  },
  {
    word: "hor|se[s']",
    morphemes: "horse|s'",
    meaning: 'belonging to more than one horse',
    sentence: "We heard six horses' hooves clatter over the cobbles.",
  },
  {
    word: 'n[augh]|ty',
    morphemes: 'naught|y',
    meaning: 'behaving badly',
    sentence: 'That naughty seagull has flown off with my chips!',
  },
];
