import type { WordWithMorphemes } from '../word.ts';

export const week7: WordWithMorphemes[] = [
  {
    word: '[re-]|sign',
    morphemes: 're-|sign',
    meaning: 'to write your name on something once more',
    sentence: 'Please re-sign the form, as rain has washed away the name you wrote before.',
  },
  {
    word: '[re-]|cov|er',
    morphemes: 're-|cover',
    meaning: 'to put new cloth or paper over something',
    sentence: 'We used old maps to re-cover our tatty notebooks.',
  },
  {
    word: '[re-]|form',
    morphemes: 're-|form',
    meaning: 'to come together as a group again',
    sentence: 'After ten years apart, the band will re-form for one last concert.',
    starter: 'The band will re-form if',
  },
  {
    word: '[re-]|sent',
    morphemes: 're-|sent',
    meaning: 'sent a second time',
    sentence: 'Nobody had received the invitations, so Dad re-sent every single one.',
  },
  {
    word: 'man[-]|eat|ing',
    morphemes: 'man-|eat|ing',
    meaning: 'ready to hunt people for food',
    sentence: 'At the top of the beanstalk lived a man-eating giant who could smell Jack.',
  },
  {
    word: 'long[-]|le[g|g]ed',
    morphemes: 'long-|legg=leg|ed',
    meaning: 'with legs that stretch a long way',
    sentence: 'Across the bath tiptoed a long-legged spider, so Niamh fetched a glass.',
  },
  {
    word: 'well[-]|known',
    morphemes: 'well-|know|n',
    meaning: 'famous, or familiar to many people',
    sentence: 'Thanks to stories of a monster, Loch Ness is a well-known place to visit.',
  },
  {
    word: 'con|ve|n[i|ence]',
    morphemes: 'con|veni|ence',
    meaning: 'the way something makes life easier and saves time',
    sentence: 'Grandma loves the convenience of a bus stop right outside her door.',
    starter: 'For your convenience, there is',
  },
  {
    word: 'co[r|r]es|pond',
    morphemes: 'cor|respond',
    meaning: 'to write to each other again and again',
    sentence: 'Astronauts correspond with their families by email from space.',
  },
];
