import type { ReviewWeek } from '../week.ts';

export const week18: ReviewWeek = {
  kind: 'review',
  reviews: [13, 14, 15, 16, 17],
  check: [
    'The judge had to {condemn} the unfair tricks in the contest.',
    'Her {knowledge} of trains is truly amazing.',
    'Inside the pyramid lay the {tomb} of an ancient king.',
    'An illness of the lungs called {pneumonia} kept him in hospital.',
    'Long ago a {plough} was drawn by a team of oxen.',
    'He kept {coughing} because of the dust in the attic.',
    'The dentist gave my teeth a very {thorough} check.',
    'Please do not {interfere} with the wires behind the screen.',
    'It is wrong to {deceive} your friends with a lie.',
    'Run fast and {seize} the flag before the other team does.',
    'The climber hopes to {achieve} her dream of reaching the top.',
    'The acrobats in the circus gave a {marvellous} show.',
    'The {telephone} rang just as I got into the bath.',
    'This {photograph} shows my great-grandmother in Delhi.',
    'On clear nights we look at Saturn through a {telescope}.',
    'In {geography} we are learning about rivers and coasts.',
    'Engineers will {inspect} the bridge next week.',
    'It took a year to {construct} the new sports hall.',
    'Scientists say that the volcano may {erupt} again.',
    'Is it {necessary} to bring a packed lunch on the trip?',
  ],
  passage: [
    'On Friday night water began to drip from the kitchen ceiling.',
    'It was a nuisance, so Mum went immediately to the telephone.',
    'The plumber came to inspect the pipe and took a photograph of it.',
    'Then she put her knowledge to good use in a thorough check of the roof.',
    'In the morning it was dry again!',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: say tele, phon, graph, bio, scope, spect, port, struct, rupt, dict; children show the action and name a word.',
      },
      {
        minutes: 15,
        text: 'Check: read the word, the sentence, the word. Keep to an everyday voice for silent letters.',
      },
      {
        minutes: 5,
        text: 'Mark together: children box silent letters and underline roots as they correct.',
      },
      {
        minutes: 5,
        text: 'Gap grid: look for the pattern behind the misses, not the score.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate the five sentences, then read all of it again while children check endings.',
      },
      {
        minutes: 5,
        text: 'Put right: partners teach each other one missed word with a trick of their own.',
      },
    ],
    say: 'Some of these words you work out from roots, and some you simply know. Notice which kind each word is as you write.',
    watchFor:
      'If roots are safe but silent letters and ough are not, spend the next revisits on spelling voices.',
    support:
      'Let children say each word of the support sheet once in their spelling voice, syllable by syllable, before they write it.',
    stretch:
      'Sort the twenty words by the language they came from, with a dictionary that gives origins.',
    stretchAnswer:
      'Greek: pneumonia, telephone, photograph, telescope, geography. Latin: condemn, inspect, construct, erupt, necessary. Through French: tomb, deceive, seize, achieve, marvellous, interfere. Old English roots: knowledge, plough, coughing, thorough.',
  },
};
