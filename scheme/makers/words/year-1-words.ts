/** Words of Year 1 for the first Revisit of all, which has no week before it. */
export const YEAR_1_WORDS = [
  { word: 'train', sentence: 'The train went into a long tunnel.' },
  { word: 'spoon', sentence: 'Stir the soup with a spoon.' },
  { word: 'cloud', sentence: 'A dark cloud hid the sun.' },
  { word: 'chair', sentence: 'Please push your chair under the table.' },
  { word: 'bird', sentence: 'A bird sang on the roof.' },
  { word: 'coin', sentence: 'I found a coin under the sofa.' },
  { word: 'home', sentence: 'We walked home from school.' },
  { word: 'once', sentence: 'I have been to the sea only once.' },
];
