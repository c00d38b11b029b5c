import type { WordWithMorphemes } from '../word.ts';

export const week13: WordWithMorphemes[] = [
  {
    word: 'de|pend|[a|ble]',
    morphemes: 'depend|able',
    meaning: 'easy to trust and always there when needed',
    sentence: 'Our dependable lollipop man comes in rain, wind and snow.',
  },
  {
    word: 'com|f[or]t|[a|ble]',
    morphemes: 'comfort|able',
    meaning: 'pleasant to sit in, lie on or wear',
    sentence: 'These old slippers are so comfortable that I wear them all day.',
  },
  {
    word: 'rea|son|[a|ble]',
    morphemes: 'reason|able',
    meaning: 'fair, not asking too much',
    sentence: 'Three pounds for two hours of skating is a reasonable price.',
  },
  {
    word: 'en|joy|[a|ble]',
    morphemes: 'enjoy|able',
    meaning: 'giving you fun or pleasure',
    sentence: 'Music makes a long car journey much more enjoyable.',
  },
  {
    word: 'un|der|stand|[a|ble]',
    morphemes: 'under|stand|able',
    meaning: 'easy to see the reason for',
    sentence: 'After ten hours on a coach, it is understandable that you feel tired.',
    starter: 'It is understandable that',
  },
  {
    word: 're|l[i|a|ble]',
    morphemes: 'reli=rely|able',
    meaning: 'never letting you down',
    sentence: 'Is this watch reliable, or does it run slow?',
  },
  {
    word: 'a|dor|[a|ble]',
    morphemes: 'ador=adore|able',
    meaning: 'so sweet that everyone loves it',
    sentence: 'Seven adorable ducklings waddled after their mother.',
  },
  {
    word: 'con|sid|er|[a|ble]',
    morphemes: 'consider|able',
    meaning: 'quite large',
    sentence: 'Moving the piano upstairs took four people and considerable effort.',
  },
  {
    word: 'tol|er|[a|ble]',
    morphemes: 'toler|able',
    meaning: 'just good enough to put up with',
    sentence: 'With the fan on, the heat in the hall was just about tolerable.',
  },
  {
    word: 'a[p|p]lic|[a|ble]',
    morphemes: 'applic=apply|able',
    meaning: 'having to do with a certain person or thing',
    sentence: 'Cross out any question on the form that is not applicable to you.',
    starter: 'This rule is applicable to',
  },
  {
    word: 'def|[i]|n[ite]',
    morphemes: 'de|finite',
    meaning: 'clear and certain, not likely to change',
    sentence: 'We need a definite number of guests before we order the food.',
  },
];
