import type { WordWithMorphemes } from '../word.ts';

export const week2: WordWithMorphemes[] = [
  {
    word: 'am|bi|[ti]ous',
    morphemes: 'ambit|ious',
    meaning: 'aiming high, so not at all easy to do',
    sentence: 'Building a raft in one day was an ambitious plan.',
  },
  {
    word: 'c[au]|[ti]ous',
    morphemes: 'caut|ious',
    meaning: 'careful to keep out of danger',
    sentence: 'Be cautious when you cross the road in fog.',
  },
  {
    word: 'in|fec|[ti]ous',
    morphemes: 'infect|ious',
    meaning: 'easily passed from one person to another',
    sentence: 'Her laugh was so infectious that soon we were all giggling.',
    starter: 'Her laugh was so infectious that',
  },
  {
    word: 'nu|tri|[ti]ous',
    morphemes: 'nutrit|ious',
    meaning: 'full of the goodness that your body needs from food',
    sentence: "Packed with beans and vegetables, Dad's soup is tasty and nutritious.",
  },
  {
    word: 'fic|ti|[ti]ous',
    morphemes: 'fict|itious',
    meaning: 'made up, not real',
    sentence: 'Sherlock Holmes is a fictitious detective who never really lived.',
  },
  {
    word: 'su|per|sti|[ti]ous',
    morphemes: 'super|stit|ious',
    meaning: 'believing that some things bring good or bad luck',
    sentence: 'My superstitious uncle will not walk under a ladder.',
  },
  {
    word: 'rep|e|ti|[ti]ous',
    morphemes: 'repetit|ious',
    meaning: 'dull because the same thing comes again and again',
    sentence: 'The song was so repetitious that we knew it after one verse.',
    starter: 'The song was so repetitious that',
  },
  {
    word: 'pre|ten|[ti]ous',
    morphemes: 'pretent=pretend|ious',
    meaning: 'acting as if you were cleverer or more special than others',
    sentence: 'Using long words just to show off sounds pretentious.',
  },
  {
    word: 'scrum[p]|[ti]ous',
    morphemes: 'scrumptious',
    meaning: 'very good to eat',
    sentence: 'Dad baked a scrumptious apple crumble for pudding.',
  },
  {
    word: 'an|[xi]ous',
    morphemes: 'anxi|ous',
    meaning: 'worried about what might happen',
    sentence: 'Ade was anxious about starting at a new school.',
  },
  {
    word: 'a|ch[ie]ve',
    morphemes: 'achieve',
    meaning: 'to manage to do something after trying hard',
    sentence: 'You can achieve a great deal if you practise a little each day.',
  },
];
