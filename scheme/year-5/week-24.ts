import type { ReviewWeek } from '../week.ts';

export const week24: ReviewWeek = {
  kind: 'review',
  reviews: [19, 20, 21, 22, 23],
  check: [
    'The goats {climb} the steep rocks with ease.',
    'The ruined {castle} stands high above the harbour.',
    'If you {listen} carefully, you can hear the owl.',
    'My left glove has a hole in its {thumb}.',
    'The {knight} polished his armour until it shone.',
    'I scraped a {knuckle} on the brick wall.',
    'The judge had a serious, {solemn} face.',
    'A ferry takes walkers to the {island} twice a day.',
    'The winner of the race wore a {wreath} of leaves on his head.',
    'She whispered the {answer} so that only I could hear.',
    'The museum keeps a rusty {sword} in a glass case.',
    'The vicar read a {psalm} aloud at the wedding.',
    'I could just {perceive} a faint light far out at sea.',
    'The prince was vain and full of {conceit}.',
    'The crab tried to {seize} my sandwich in its claw.',
    'It rains {frequently} in the Lake District.',
    'You {ought} to say thank you for the lift.',
    'Our neighbour {brought} us a bowl of plums.',
    'The two teams {fought} hard for the trophy.',
    'The old rope was so {tough} that we could not cut it.',
  ],
  passage: [
    'One autumn night, a knight came to the island castle.',
    'He thought he saw a ghost, so he brought a guard to listen.',
    'There was a rough cough, and then a familiar whistle.',
    'No doubt the ghost was only the cook, with a sword made of rhubarb!',
  ],
  inBooks: {
    task: 'write a word with silent b, one with silent k, one with silent w, one with cei and one with ought.',
    support: 'three of them.',
    answer: 'For example: lamb, knight, wrestle, ceiling, bought.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: say thumb, castle, robin, knight, column, planet, psalm. Children say only the silent letter; two have none.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 1 to 10. Use ordinary speech: the spelling voice is for the children to think in.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 11 to 20, then one silent minute to look back for missing letters.',
      },
      {
        minutes: 5,
        text: 'Mark together. A missing silent letter gets a dot, any other slip a line: this shows the kind of gap.',
      },
      {
        minutes: 10,
        text: 'Passage: tell it as a story first, then dictate. Children draw the last sentence if time allows.',
      },
      {
        minutes: 5,
        text: 'Gaps: pairs write the five silent letters they find hardest and hang them on the wall.',
      },
    ],
    say: 'Read your answers with your spelling voice. If the voice trips, a letter may be missing.',
    watchFor:
      'Dots (silent letters, sentences 1 to 12) and lines (ei in 13 to 15, ough in 17 to 20) call for different help, so count them apart.',
    support:
      'For each word of the support sheet, hold up a finger if it has a silent letter. Take the clue away next time.',
    stretch:
      'Continue the story: what did the guard say to the cook? Three sentences, with five more reviewed words.',
    stretchAnswer:
      'For example: With a solemn face, the guard said that he could perceive no ghost. The cook ought to answer for the noise. She paid her debt with a bowl of soup. Look for five words that the passage has not used.',
  },
};
