import type { TeachingWeek } from '../week.ts';

export const week22: TeachingWeek = {
  kind: 'teach',
  focus: '/o/ spelt a after w and qu',
  requirement: 'Year 2: the short /o/ sound spelt a after w and qu.',
  sound: {
    label: '/o/ as in swan',
    how: 'Say hot, then swan, want, squash. The vowel is /o/ each time. Now look what stands before it: w or qu.',
  },
  rule: 'After w or qu, the short /o/ sound is most often written a.',
  exception:
    'Wobble breaks the rule, and the a is not always /o/: in wag, swam and quack it is a plain short a.',
  pattern: /(?:w|qu)a/u,
  groups: [
    {
      heading: 'wa at the start',
      words: ['[wa]nt', '[wa]tch', '[wa]nder', '[wa]sp', '[wa]llet'],
    },
    { heading: 'swa', words: ['s[wa]n', 's[wa]p'] },
    { heading: 'qua', words: ['[qua]ntity', '[qua]lity', 's[qua]sh'] },
  ],
  byHeart: [
    { entry: 'bath', forms: ['b[a]th'], hint: 'Swap the p of path for b.' },
    { entry: 'hour', forms: ['[h]our'], hint: 'Our with a silent h in front: sixty minutes.' },
    { entry: 'move', forms: ['m[o]ve'], hint: 'The /oo/ sound is just one o, then v and e.' },
  ],
  origin: {
    word: 'wasp',
    fact: 'Wasp is an Old English word. Some people then said it with the last two sounds the other way round: waeps.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Listen to the a in each word. Which one sounds different?',
    rows: [
      { words: ['wasp', 'wag', 'want', 'swan'], odd: 'wag', why: 'Its a is short, as in cat.' },
      {
        words: ['squash', 'quality', 'quack', 'quantity'],
        odd: 'quack',
        why: 'Its a is short, as in cat.',
      },
      { words: ['watch', 'wash', 'wand', 'wall'], odd: 'wall', why: 'Before ll the a says /or/.' },
      {
        words: ['swap', 'swallow', 'swam', 'swan'],
        odd: 'swam',
        why: 'Its a is short, as in jam.',
      },
    ],
  },
  dictation: ['I want to watch the small swan.', 'A wasp sat on the path for an hour.'],
  missingWords: [
    'Do you {want} jam or honey on your toast?',
    'Shall we {swap}? You have my plum and I have your pear.',
    'Sheep {wander} all over the hills.',
    'The lorry tipped out a large {quantity} of sand.',
    'Do not sit on the cake or you will {squash} it!',
    'Please {move} your chair closer to mine.',
  ],
  mistakes: [
    { wrong: 'wont', right: 'want', why: 'After w, the /o/ sound is written a.' },
    {
      wrong: 'woch',
      right: 'watch',
      why: 'Write wa, then tch as in catch.',
      sentence: 'Shall we watch the boats on the river?',
    },
    {
      wrong: 'squosh',
      right: 'squash',
      why: 'After qu, the /o/ sound is written a.',
      sentence: 'Take care not to squash the ladybird on the leaf.',
    },
    { wrong: 'wosp', right: 'wasp', why: 'W turns the sound of a into /o/.' },
  ],
  proofreading: [
    'My brother likes to {wonder=wander} off by himself.',
    'We had to {woch=watch} him all day at the lake.',
    'He lost his {wollet=wallet} and let a dog {skwosh=squash} his bun.',
    'Then he met a {wosp=wasp}, and now he stays with us.',
  ],
  challenge:
    'Write a day in the life of a wasp. What does it want, watch and wander past? Use six words of the week.',
  challengeAnswer:
    'For example: I am a wasp. I want a sip of squash. I watch a swan swap places with a duck. Then I wander past a wallet and land on some jam of good quality. Look for a, not o, after w and qu.',
  exit: ['want', 'watch', 'swan', 'squash', 'hour'],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Put a key beside each ey word.' },
      {
        minutes: 5,
        text: 'Hear it: which vowel is in hot, swan, wasp and dog? Children show a round o with finger and thumb.',
      },
      {
        minutes: 6,
        text: 'Rule: write swon and swan, wosp and wasp. Which look right? What stands before the a each time?',
      },
      {
        minutes: 7,
        text: 'Words in groups: talk about wander, quantity and quality, and use each in a sentence.',
      },
      {
        minutes: 7,
        text: 'Odd one out by ear, then practise bath, hour and move.',
      },
      {
        minutes: 10,
        text: 'Dictation: whisper each sentence together before writing. Children circle w or qu and join it to the a.',
      },
      { minutes: 5, text: 'Exit check: want, watch, swan, squash and hour.' },
    ],
    say: 'W is bossy: when it stands in front of a, it makes the a say /o/. The u in qu sounds like w, so it does the same.',
    watchFor:
      'Wonder and wander mixed up. To wander is to walk about; to wonder is to think. Say both with care.',
    support:
      'Cover all but the first letters: w or qu. Say /o/ and let children write a before they see the rest.',
    stretch:
      'When does wa not say /o/? Test wag, wax, walk, wasp, wake and was, and try to put the reasons into words.',
    stretchAnswer:
      'Wasp and was have /o/. In wag and wax the a is short, because g or x follows. In wake a silent e makes it long, and in walk the l changes it to /or/.',
  },
};
