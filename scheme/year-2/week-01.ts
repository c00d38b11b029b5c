import type { TeachingWeek } from '../week.ts';

export const week1: TeachingWeek = {
  kind: 'teach',
  focus: '/j/ spelt -dge after short vowels',
  requirement: 'Year 2: the /j/ sound spelt dge at the end of words, straight after a short vowel.',
  sound: {
    label: '/j/ as in badge',
    how: 'Say badge slowly: b, a, j. Tap the short vowel, then clap the /j/ that comes straight after it.',
  },
  rule: 'At the end of a word, straight after a short vowel, we write /j/ as dge.',
  exception:
    'After any other sound we write ge instead, as in large. English words never end in j.',
  pattern: /[aeiou]dge$/u,
  groups: [
    { heading: 'short a, short e', words: ['ba[dge]', 'e[dge]', 'he[dge]'] },
    { heading: 'short i', words: ['bri[dge]', 'ri[dge]', 'fri[dge]'] },
    { heading: 'short o, short u', words: ['do[dge]', 'lo[dge]', 'fu[dge]', 'ju[dge]'] },
  ],
  byHeart: [
    { entry: 'door', forms: ['d[oor]'], hint: 'Two round o letters, like two door knobs, then r.' },
    {
      entry: 'floor',
      forms: ['fl[oor]'],
      hint: 'It ends just like door: learn the two as a pair.',
    },
  ],
  origin: {
    word: 'fridge',
    fact: 'Fridge is short for refrigerator, which has no d at all. When the word was cut short, people added a d so that it looked like bridge.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Listen to the sound just before /j/. Does the word need dge or ge?',
    piles: [
      { label: 'dge', words: ['bri__', 'fri__', 'lo__', 'ju__', 'he__'] },
      { label: 'ge', words: ['lar__', 'oran__', 'chan__', 'bul__', 'stran__'] },
    ],
  },
  dictation: [
    'The dog ran to the edge of the bridge.',
    'Mum put the fudge in the fridge by the door.',
  ],
  missingWords: [
    'Ravi has a gold {badge} on his coat.',
    'A robin hopped out of the leafy {hedge}.',
    'We had to {dodge} the ball as it flew past.',
    'The {judge} gave the prize to the best cake.',
    'They stayed in a {lodge} by the lake.',
    'Please shut the {door} behind you.',
  ],
  mistakes: [
    { wrong: 'baj', right: 'badge', why: 'No English word ends in j: write dge.' },
    { wrong: 'brige', right: 'bridge', why: 'The i is short, so d stands guard before ge.' },
    { wrong: 'hej', right: 'hedge', why: 'One sound, three letters: d, g, e.' },
  ],
  proofreading: [
    'Mum said I could have the last bit of {fuj=fudge}.',
    'I looked in the {frige=fridge} and on the {flor=floor}.',
    'Then I saw our dog sit on the {ej=edge} of my bed.',
    'He had it all over his nose!',
  ],
  challenge:
    'Write a silly sentence with a badge, a hedge and some fudge in it. How many dge words can you fit in?',
  challengeAnswer:
    'For example: A judge with a badge jumped over a hedge and slid across the bridge on some fudge. That has five dge words. Look for a short vowel before every dge.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words; children write them, then check against the answers.',
      },
      {
        minutes: 5,
        text: 'Hear it: say badge, edge, bridge; children clap on /j/ and name the vowel before it.',
      },
      { minutes: 5, text: 'Rule: read it together and build bridge sound by sound on the board.' },
      {
        minutes: 8,
        text: 'Words in groups: children underline dge and read each group to a partner.',
      },
      {
        minutes: 7,
        text: 'Sort the ten words, then practise the two words to know by heart.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice, once whole and once in parts. Show it and mark together.',
      },
      { minutes: 5, text: 'Exit check: five words on whiteboards, shown together on your signal.' },
    ],
    say: 'The d is not heard. It stands next to the short vowel to keep it short: without it, badge would rhyme with cage.',
    watchFor:
      'Children who write j or ge at the end. Ask: what is the vowel just before /j/, and is it short?',
    support: 'Give out dge on one card and let children add the beginnings: ba, he, bri, fu.',
    stretch:
      'Find words where dge is not at the end, such as badger and gadget, and read them to the class.',
    stretchAnswer:
      'Badger, gadget, fidget, budget, budgie, hedgehog and sledging all have dge inside them. The vowel before dge is short in each.',
  },
};
