import type { ReviewWeek } from '../week.ts';

export const week30: ReviewWeek = {
  kind: 'review',
  reviews: [25, 26, 27, 28, 29],
  check: [
    'We went for a swim, {although} the sea was chilly.',
    'Light poured {through} the stained glass window.',
    'Our {borough} has three parks and a new swimming pool.',
    'There is jam in the middle of this {doughnut}.',
    'The doctor will {advise} you to rest.',
    'The spies had to {devise} a secret code.',
    'Choir {practice} is in the hall at four.',
    'Which {language} do they speak in Brazil?',
    'They dreamed of a tiny {isle} with palm trees and a beach.',
    'Candles burned on the {altar} of the temple.',
    'Please do not {alter} the settings on the oven.',
    'Every {muscle} in my legs ached after the cross-country run.',
    'The committee nodded its {assent} to the plan.',
    'The {bridal} party wore yellow roses.',
    'The novel first came out as a {serial} in a weekly magazine.',
    'Hot apple pie and vanilla ice cream {complement} each other perfectly.',
    'A conductor has to {co-ordinate} eighty players.',
    'My cousins {co-own} a narrowboat on the canal.',
    'The vet will {re-examine} the paw next week.',
    'Bring a snack to {pre-empt} any complaints about hunger.',
  ],
  passage: [
    'Our neighbour came to advise the team throughout the climb.',
    'The ascent was tough, and lightning could affect our plans.',
    'We had to co-operate, and nobody was allowed to run.',
    'Although my shoulder hurt, I got a compliment at the top.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: write one homophone on a slip; pass it on for the next child to write its partner and a meaning.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 1 to 10: here the sentence matters as much as the word, so read it without hurry.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 11 to 20. Remind children to listen to the whole sentence.',
      },
      {
        minutes: 5,
        text: 'Mark: a right spelling of the wrong partner counts as a gap in meaning. Put an m beside it.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate it and ask for every comma. Partners check co-operate and allowed first.',
      },
      {
        minutes: 5,
        text: 'Gaps: children choose one pair they still mix up and draw a picture hook for both words.',
      },
    ],
    say: 'For most of these words, the sentence holds the answer. Read the sentence before you write, and again after you have written.',
    watchFor:
      'Errors marked m (meaning) need sentences and pictures; errors in letters need look, say, cover, write, check. Count both.',
    support:
      'For each word of a pair on the support sheet, write both spellings on the board and let the child choose by the sentence.',
    stretch:
      'Write a new check of five sentences for a friend, each with a homophone that only the meaning can settle.',
    stretchAnswer:
      'For example: She gave me good advice about my bike. You are not allowed to run. He ate his cereal. The ascent took an hour. The bad news will affect us all. Only one spelling fits each.',
  },
};
