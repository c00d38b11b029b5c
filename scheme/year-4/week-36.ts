import type { ReviewWeek } from '../week.ts';

export const week36: ReviewWeek = {
  kind: 'review',
  reviews: [31, 32, 33, 34, 35],
  check: [
    'The {naughty} goat had eaten half of the washing.',
    'We went for a paddle, {although} the water was cold.',
    'I {thought} that the film began at two, not at three.',
    'We measured the {height} of each sunflower in the school garden.',
    'We rowed across the lake to a tiny {island}.',
    'Our {guide} showed us round the caves with a torch.',
    'How {often} do you water the tomato plants?',
    'She has a deep {knowledge} of stars and planets.',
    'You may borrow six books at a time from the {library}.',
    'Is there one {particular} book that you are looking for?',
    'Mark the date of the trip on your {calendar}.',
    'What a lovely {surprise} to see you here!',
    'We did an {experiment} with vinegar and chalk.',
    'Polar bears can live in {extreme} cold.',
    'Please do not {mention} the party to Grandma.',
    'I {promise} to feed your rabbit while you are on holiday.',
    'Please {consider} my idea before you say no.',
    'In the spring sun, the last snow began to {disappear}.',
    'What is the {purpose} of this small red button?',
    'Two {women} from the fire station came to talk to us.',
  ],
  passage: [
    'On the last Friday of the year we had a surprise.',
    'Although it was cold, a guide took eight of us to an island.',
    'She had enough knowledge to answer every question.',
    'We walked straight through the wood and saw a peculiar bird.',
    'I promise that I will remember that day.',
  ],
  inBooks: {
    task: 'write a word with ough, one with a silent letter and one in -ar; underline the letters to watch.',
    support: 'two of them.',
    answer: 'For example: thought (ough), island (s), popular (ar).',
  },
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Settle: the last check of the year. Flick back to the first and see how far you have come.',
      },
      {
        minutes: 11,
        text: 'Check: number, word, sentence, word, at the pace of the Key Stage 2 paper.',
      },
      {
        minutes: 6,
        text: 'Mark together and write every missed word once more, its tricky part in colour.',
      },
      {
        minutes: 9,
        text: 'Gap grid: note for Year 5 what three or more children missed, while pairs quiz each other on their slips.',
      },
      {
        minutes: 10,
        text: 'Dictation: read the story, then a sentence at a time. Children mark it themselves first.',
      },
      { minutes: 5, text: 'Each child writes a card with five words to take into Year 5.' },
    ],
    say: 'You will write these words all your life. Look at what you can spell now and could not in September.',
    watchFor:
      'Words right in the weekly check and wrong today: they belong on the card for Year 5.',
    support:
      'Let children do the ten words of the support sheet in two sittings, and read each sentence with them.',
    stretch:
      'Write your own check of six sentences for a partner, with a word from each half-term.',
    stretchAnswer:
      'For example: The ... was so bad that the match was off (weather). Look for words of each half-term and one gap in each sentence.',
  },
};
