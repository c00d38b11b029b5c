import type { WordWithMorphemes } from '../word.ts';

export const week5: WordWithMorphemes[] = [
  {
    word: 'ju|di|[ci]al',
    morphemes: 'judic|ial',
    meaning: 'to do with judges and courts of law',
    sentence: 'Three judges read out their judicial decision in a crowded court.',
  },
  {
    word: 'gla|[ci]al',
    morphemes: 'glac|ial',
    meaning: 'made by thick ice that moves slowly over the land',
    sentence: 'Long after the ice had melted, a glacial lake was left between the hills.',
    starter: 'The glacial valley was full of',
  },
  {
    word: 'mar|[ti]al',
    morphemes: 'mart|ial',
    meaning: 'to do with fighting or war',
    sentence: 'Taekwondo is a martial art that began in Korea.',
  },
  {
    word: 'im|par|[ti]al',
    morphemes: 'im|part|ial',
    meaning: 'treating all sides in the same fair way',
    sentence: 'Mum stayed impartial when my brothers argued over the last samosa.',
  },
  {
    word: 'pa|la|[ti]al',
    morphemes: 'palat=palace|ial',
    meaning: 'as grand and roomy as a home for a king',
    sentence: "After a week in our tiny tent, Gran's spare room felt palatial.",
  },
  {
    word: 'lus|[ci]ous',
    morphemes: 'lusc|ious',
    meaning: 'sweet, juicy and rich',
    sentence: 'We picked baskets of luscious ripe plums, and the wasps wanted them too.',
  },
  {
    word: 'te|na|[ci]ous',
    morphemes: 'tenac|ious',
    meaning: 'holding on firmly and not giving up',
    sentence: 'Limpets are so tenacious that even big waves cannot shift them.',
    starter: 'The puppy was so tenacious that',
  },
  {
    word: 'pre|co|[ci]ous',
    morphemes: 'precoc|ious',
    meaning: 'clever or grown-up at an unusually young age',
    sentence: 'The precocious young Mozart was composing music at the age of five.',
  },
  {
    word: 'con|ten|[ti]ous',
    morphemes: 'content=contend|ious',
    meaning: 'likely to make people disagree',
    sentence: 'Whether pineapple belongs on pizza is a contentious question.',
  },
  {
    word: 'con|[sci]|en|[ti]ous',
    morphemes: 'conscient=conscience|ious',
    meaning: 'taking care to do your work well',
    sentence: 'Our conscientious fruit monitor counts every banana twice.',
  },
  {
    word: 'a[wk|w]ard',
    morphemes: 'awk|ward',
    meaning: 'not at ease, or hard to manage',
    sentence: 'An awkward silence fell when nobody laughed at his joke.',
  },
];
