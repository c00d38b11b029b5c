import type { WordWithMorphemes } from '../word.ts';

export const week11: WordWithMorphemes[] = [
  {
    word: 'mu|si|[cian]',
    morphemes: 'music|ian',
    meaning: 'someone who plays an instrument',
    sentence: 'A street musician played the fiddle outside the station.',
  },
  {
    word: 'ma|gi|[cian]',
    morphemes: 'magic|ian',
    meaning: 'someone who does clever tricks',
    sentence: 'Out of his sleeve, the magician pulled a long string of flags.',
  },
  {
    word: 'e|lec|tri|[cian]',
    morphemes: 'electric|ian',
    meaning: 'someone whose job is to fit and mend wires',
    sentence: 'Only a trained electrician should mend the wires inside a wall.',
  },
  {
    word: 'cli|ni|[cian]',
    morphemes: 'clinic|ian',
    meaning: 'a doctor, nurse or other person who treats patients',
    sentence: 'Before seeing each patient, the clinician washed her hands.',
  },
  {
    word: 'pol|[i]|ti|[cian]',
    morphemes: 'politic=politics|ian',
    meaning: 'someone whose job is to help run the country',
    sentence: 'Our class wrote to a politician and asked her to change the law.',
  },
  {
    word: 'math|[e]|ma|ti|[cian]',
    morphemes: 'mathematic=mathematics|ian',
    meaning: 'someone who is an expert on numbers and shapes',
    sentence: 'Ada Lovelace was a gifted mathematician who wrote an early computer program.',
  },
  {
    word: 'op|ti|[cian]',
    morphemes: 'optic=optics|ian',
    meaning: 'someone who tests your eyes and sells glasses',
    sentence: 'If the board looks blurry, ask an optician to check your eyes.',
  },
  {
    word: '[ph]y|si|[cian]',
    morphemes: 'physic|ian',
    meaning: 'a doctor who treats people with medicines',
    sentence: 'When the queen fell ill, she sent for her physician.',
  },
  {
    word: 'te[ch]|ni|[cian]',
    morphemes: 'technic|ian',
    meaning: 'someone who looks after machines and tools',
    sentence: 'The school computers stopped working, but a technician soon put them right.',
  },
  {
    word: 'b[eau]|ti|[cian]',
    morphemes: 'beauti=beauty|cian',
    meaning: "someone whose job is to care for people's skin and nails",
    sentence: "Before the wedding, a beautician painted the bride's nails pale pink.",
  },
  {
    word: 'gra[m|mar]',
    morphemes: 'grammar',
    meaning: 'the rules for putting words together in a language',
    sentence: 'Word order is part of grammar: we say a red bus, not a bus red.',
  },
  {
    word: 'in|t[er]|est',
    morphemes: 'interest',
    meaning: 'a wish to know more about something',
    sentence: 'Ravi has had an interest in volcanoes ever since he saw one in Iceland.',
    starter: 'Ravi has an interest in',
  },
];
