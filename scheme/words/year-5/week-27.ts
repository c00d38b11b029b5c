import type { WordWithMorphemes } from '../word.ts';

export const week27: WordWithMorphemes[] = [
  {
    word: '[is]le',
    morphemes: 'isle',
    meaning: 'a small piece of land in the sea',
    sentence: 'Seals bask on the rocks around a tiny isle in the bay.',
    starter: 'On the tiny isle there was nothing but',
  },
  {
    word: 'a|[loud]',
    morphemes: 'a|loud',
    meaning: 'in a voice that others can hear',
    sentence: 'Every evening, Dad reads a chapter aloud to the twins.',
    starter: 'When I read aloud, I',
  },
  {
    word: 'a[l|l]owed',
    morphemes: 'allow|ed',
    meaning: 'not stopped by the rules, or by someone in charge',
    sentence: 'Nobody is allowed to run beside the swimming pool.',
  },
  {
    word: 'al|t[ar]',
    morphemes: 'altar',
    meaning: 'a holy table or stone for gifts and prayers',
    sentence: 'Outside their temples, the Romans left gifts on a stone altar.',
  },
  {
    word: 'al|t[er]',
    morphemes: 'alter',
    meaning: 'to make a small change in, as a tailor does with clothes',
    sentence: 'If it rains, we will have to alter our plans for the picnic.',
  },
  {
    word: 'mu[s|c]le',
    morphemes: 'muscle',
    meaning: 'a part inside your body that tightens to make you move',
    sentence: 'Your heart is a muscle that works all day and all night.',
    starter: 'Your heart is a muscle that',
  },
];
