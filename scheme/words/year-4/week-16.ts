import type { WordWithMorphemes } from '../word.ts';

export const week16: WordWithMorphemes[] = [
  {
    word: "girl[s']",
    morphemes: "girl|s'",
    meaning: 'belonging to more than one girl',
    sentence: "Both girls' kites got stuck in the same tree.",
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
    meaning: 'belonging to more than one person who gives lessons',
    sentence: "Mr Shah and Miss Evans ran in the teachers' race on sports day.",
  },
  {
    word: "par|ent[s']",
    morphemes: "parent|s'",
    meaning: 'belonging to a mother and father, or to several of them',
    sentence: "When both my parents' alarms failed to ring, we all missed breakfast.",
  },
  {
    word: "ba|b[ies']",
    morphemes: "babi=baby|es'",
    meaning: 'belonging to more than one very young child',
    sentence: "Twelve babies' cots stand in a row in the hospital nursery.",
  },
  {
    word: "la|d[ies']",
    morphemes: "ladi=lady|es'",
    meaning: 'belonging to a group of women',
    sentence: "My gran and six of her friends sing in a ladies' choir.",
  },
  {
    word: "fam|i|l[ies']",
    morphemes: "famili=family|es'",
    meaning: 'belonging to several groups of parents and children',
    sentence: "Our two families' gardens are joined by a little gate.",
  },
  {
    word: "fox|[es']",
    morphemes: "fox|es'",
    meaning: 'belonging to more than one wild animal with a bushy tail',
    sentence: "In a flash, two foxes' tails vanished through the gap in the hedge.",
  },
  {
    word: "hor|se[s']",
    morphemes: "horse|s'",
    meaning: 'belonging to more than one animal that people ride',
    sentence: "We heard six horses' hooves clatter over the cobbles.",
  },
  {
    word: 'n[augh]|ty',
    morphemes: 'naught|y',
    meaning: 'behaving badly',
    sentence: 'That naughty monkey has run off with my sun hat!',
  },
];
