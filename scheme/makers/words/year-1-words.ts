/** Words of Year 1 for the first Revisit of all, which has no week before it: others than its test for the start of the year asks. */
export const YEAR_1_WORDS = [
  { word: 'snail', sentence: 'A snail slid up the wet wall.' },
  { word: 'moon', sentence: 'The moon is big and round.' },
  { word: 'mouth', sentence: 'Open your mouth and show your teeth.' },
  { word: 'hair', sentence: 'Brush your hair before you go out.' },
  { word: 'shirt', sentence: 'There is mud on my shirt.' },
  { word: 'soil', sentence: 'Put the seed in the soil.' },
  { word: 'bone', sentence: 'The dog hid a bone under a bush.' },
  { word: 'friend', sentence: 'My friend sat next to me.' },
];
