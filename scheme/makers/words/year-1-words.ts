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

/** More of them for the test at the start of Year 2, which asks nothing that has not been taught. */
export const MORE_YEAR_1_WORDS = [
  { word: 'rain', sentence: 'We got wet in the rain.' },
  { word: 'play', sentence: 'Shall we play a game of tag?' },
  { word: 'green', sentence: 'Mix yellow and blue to make green.' },
  { word: 'light', sentence: 'Turn on the light, because it is dark in here.' },
  { word: 'boat', sentence: 'The boat sailed across the lake.' },
  { word: 'book', sentence: 'Read me a book at bedtime, please.' },
  { word: 'farm', sentence: 'There are ten pigs on the farm.' },
  { word: 'catch', sentence: 'Throw the ball and I will catch it.' },
  { word: 'jumping', sentence: 'The frogs are jumping into the pond.' },
  { word: 'unhappy', sentence: 'The baby is unhappy, so sing her a song.' },
  { word: 'said', sentence: 'Mum said that we can go to the park.' },
  { word: 'Monday', sentence: 'On Monday we go back to school.' },
];
