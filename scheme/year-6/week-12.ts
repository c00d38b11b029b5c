import type { ReviewWeek } from '../week.ts';

export const week12: ReviewWeek = {
  kind: 'review',
  reviews: [7, 8, 9, 10, 11],
  check: [
    'Two captains will {co-ordinate} the running of sports day.',
    'Please {re-enter} your password and press the blue key.',
    'In the film a {man-eating} plant gobbled up the baddie.',
    'The pen pals {correspond} by letter every month.',
    'Hardly any rain falls in the {desert}.',
    'My {father} makes the best pancakes in our street.',
    'Nobody {guessed} that the parcel held a kite.',
    'It is easy to {criticise} a drawing but hard to make one.',
    'This {morning} there was frost on every window.',
    'We walked {past} the bakery and smelt fresh bread.',
    'Please {proceed} to the front desk and sign your name.',
    'The guide {led} the hikers down a narrow track.',
    'Telling the truth is a {principle} that she lives by.',
    'It is wrong to {steal} from anyone.',
    'Try not to {exaggerate}: the frog was not as big as a football!',
    'The bus stayed {stationary} until everyone was sitting down.',
    'After the long march, the {weary} scouts sat down to rest.',
    "I wonder {who's} going to win the quiz tonight.",
    'The medicine had an {effect} within ten minutes.',
    'Seagulls will {harass} you if you eat chips on the beach.',
  ],
  passage: [
    'One morning my father led us past the old steel bridge.',
    'We walked farther and farther, until all of us were weary.',
    'Then we heard about a well-known farm where each guest had a free dessert.',
    'It was the best advice of the day!',
  ],
  inBooks: {
    task: 'write one sentence with passed and past in it, and one with steal and steel.',
    support: 'the first sentence.',
    answer:
      'For example: We passed the shop and ran past the park. A thief tried to steal a steel chain.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: show guest, led, past, father, steel and morning; children write the twin of each and its meaning.',
      },
      {
        minutes: 15,
        text: 'Check: word, sentence, word. Children wait for the sentence, for in these weeks the meaning picks the spelling.',
      },
      {
        minutes: 5,
        text: 'Mark together: for every homophone, children name the other spelling and what it would mean.',
      },
      {
        minutes: 5,
        text: 'Gap grid: tally by week, and note apart the words that were spelt well but were the wrong twin.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate a sentence at a time. Warn the class: a dozen words have a twin or a hyphen.',
      },
      {
        minutes: 5,
        text: 'Put right: children write a new sentence for two words they confused, and read them to a partner.',
      },
    ],
    say: 'Most words in this check have a twin. Wait for the whole sentence, think what it means, then write.',
    watchFor:
      'Read the gaps in two ways: a wrong twin needs more work on meaning, a wrong letter needs more writing practice.',
    support:
      'For each homophone on the support sheet, write both spellings on the board; children point to the one that fits, then write.',
    stretch:
      'Write a short story that uses both twins of three pairs, then read it out for others to write.',
    stretchAnswer:
      'For example: In the past we walked; a car passed. My father went farther. We ate dessert in the desert. Each twin must fit only its own place, so that listeners can choose.',
  },
};
