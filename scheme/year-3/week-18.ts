import type { ReviewWeek } from '../week.ts';

export const week18: ReviewWeek = {
  kind: 'review',
  reviews: [13, 14, 15, 16, 17],
  check: [
    'The crew of the {submarine} sleep in tiny bunks.',
    'Use the {subway} to cross beneath the main road.',
    'A {subheading} tells you what the next part is about.',
    'A mole digs long tunnels in the {earth}.',
    'We used the {internet} to find a recipe for naan.',
    'The reporter asked our head teacher for an {interview}.',
    'Runners from ten nations took part in the {international} race.',
    'Have you had {enough} to eat?',
    'The {supermarket} sells rice in huge bags.',
    'My {superhero} costume has a silver cape.',
    'The {famous} painter was born in our town.',
    'Swimming is good {exercise} for your arms and legs.',
    'Clean the graze and dab it with {antiseptic}.',
    'Wheel the bike {anti-clockwise} round the track.',
    'Leaving litter on a bench is {antisocial}.',
    'Please move {forward} so that the rest can sit down.',
    'An {automatic} light comes on when it gets dark.',
    'The goalkeeper signed her {autograph} on my ball.',
    'I packed some {fruit} and a flask of water.',
    'Our {group} made a model of a volcano.',
  ],
  passage: [
    'A famous superhero went to the supermarket to get some fruit.',
    'The automatic doors did not open for her.',
    'A group of eight children asked for her autograph.',
    'She pushed the doors forward, and they fell off!',
    'That was enough exercise for one day.',
  ],
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Prefix charades: mime under, between, above, against and self; children name the prefix and a word for it.',
      },
      {
        minutes: 9,
        text: 'Read sentences 1 to 10. Long words need time: count silently to twelve before the next.',
      },
      {
        minutes: 9,
        text: 'Read sentences 11 to 20, then let children check each word by its syllables.',
      },
      {
        minutes: 6,
        text: 'Mark. Tick the prefix and the rest of a long word apart. Children write again what lacks a tick.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage. Ask for its funniest sentence afterwards, and why it is funny.',
      },
      {
        minutes: 5,
        text: 'Each child writes one goal on the back of the sheet: a prefix, a root word or a word to know by heart.',
      },
    ],
    say: 'Twelve prefixes since autumn! You need not learn each long word from nothing: you learn the parts and put them together.',
    watchFor:
      'Right prefix with a shaky root (antiseptic, exercise) means more syllable work; a wrong prefix means more talk about meaning.',
    support:
      'Put the prefixes of these weeks on the board, so that children can put their effort into the root words of the support sheet.',
    stretch:
      'Add three sentences to the passage, each with a word that has a prefix from this half-term.',
    stretchAnswer:
      'For example: The superstar signed her autograph. A submarine rose out of the lake. An international crowd cheered. Look for a real prefix word in each sentence, and a story that goes on.',
  },
};
