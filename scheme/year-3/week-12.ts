import type { ReviewWeek } from '../week.ts';

export const week12: ReviewWeek = {
  kind: 'review',
  reviews: [7, 8, 9, 10, 11],
  check: [
    'My sisters {disagree} about everything except cake.',
    'Cats {dislike} getting their paws wet.',
    'The explorers set out to {discover} a new cave.',
    'Sanjay {caught} the ball with one hand.',
    'Everyone makes a {mistake} now and then.',
    'Do not {misuse} the scissors, please.',
    'I often {misspell} the names of places.',
    'We sat in a {circle} round the campfire.',
    'The jigsaw was {incomplete} without its corner piece.',
    'Two of my sums were {incorrect}.',
    'Glass is so clear that it can seem {invisible}.',
    'With this last sticker, my set is {complete}.',
    'It is {impossible} to be in two places at once.',
    'Try not to be {impatient} while the paint dries.',
    'It is {illegal} to ride a bike on the motorway.',
    'I cannot {decide} between the red hat and the green one.',
    'After the flood they had to {rebuild} the bridge.',
    'You can {reuse} a jam jar as a vase.',
    'Swallows {return} to Britain in the spring.',
    'We got up {early} to watch the sun rise.',
  ],
  passage: [
    'Last week the wind pulled down our den.',
    'Ravi said it was impossible to rebuild it, but I had to disagree.',
    'We got up early and made the walls again.',
    'I made one mistake, and a bit of the roof fell on Dev.',
    'When it was complete, we all sat in a circle inside.',
  ],
  inBooks: {
    task: 'write one word for each: not agree, spell wrongly, not correct, not polite, use again.',
    support: 'the first three.',
    answer: 'disagree, misspell, incorrect, impolite, reuse.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Prefix snap: say agree, spell, correct, polite, legal, regular, fill; children show dis-, mis-, in-, im-, il-, ir- or re-.',
      },
      {
        minutes: 10,
        text: 'Read sentences 1 to 10. Say the word alone, in its sentence, then alone again.',
      },
      {
        minutes: 10,
        text: 'Read sentences 11 to 20, then give two minutes for children to read over their answers.',
      },
      {
        minutes: 5,
        text: 'Mark from the slide. For each slip, children say whether the prefix or the root word went wrong.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage. Pause at each full stop and count the sentences together at the end.',
      },
      {
        minutes: 5,
        text: 'Build a class prefix wall: each child adds the word they are proudest of, split into its parts.',
      },
    ],
    say: 'You now own seven prefixes. Whenever you meet a long word, cover the beginning and see whether a word you know is hiding.',
    watchFor:
      'Two kinds of slip: lost or added doubles at the join (illegal, misspell), and weak root words (rebuild). Teach them apart.',
    support:
      'Say the prefix and the root of each word on the support sheet apart; children put the two together as they write.',
    stretch:
      'Make a prefix chain: start with appear, make disappear, reappear, and try the same with cover, place and use.',
    stretchAnswer:
      'For example: cover, uncover, discover, recover; place, replace, misplace, displace; use, reuse, misuse, disuse. Each new word should be tried in a sentence and looked up.',
  },
};
