import type { WordWithMorphemes } from '../word.ts';

export const week7: WordWithMorphemes[] = [
  {
    word: 'ob|serv|[ant]',
    morphemes: 'observ=observe|ant',
    meaning: 'quick to notice things',
    sentence: 'Only one observant pupil saw that the clock had stopped.',
  },
  {
    word: 'ex|pect|[ant]',
    morphemes: 'expect|ant',
    meaning: 'hoping that something will happen soon',
    sentence: 'Rows of expectant faces watched as the curtain began to rise.',
  },
  {
    word: 'hes|i|t[ant]',
    morphemes: 'hesit|ant',
    meaning: 'slow to act because you are not sure',
    sentence: 'Take my hand if you feel hesitant about stepping onto the ice.',
    starter: 'I felt hesitant about',
  },
  {
    word: 'tol|er|[ant]',
    morphemes: 'toler|ant',
    meaning: 'happy to let others think or live in their own way',
    sentence: 'My tolerant neighbours never complain when I practise the drums.',
  },
  {
    word: 'a[s|s]is|t[ant]',
    morphemes: 'assist|ant',
    meaning: 'someone whose job is to help another person',
    sentence: 'A shop assistant showed Bilal where to find the football socks.',
  },
  {
    word: 'dis|t[ant]',
    morphemes: 'dist|ant',
    meaning: 'a long way off',
    sentence: 'Through the telescope, the distant mountains looked close enough to touch.',
  },
  {
    word: 'a|bun|d[ant]',
    morphemes: 'abund|ant',
    meaning: 'found in very large amounts',
    sentence: 'Rain is abundant in the west of Scotland.',
  },
  {
    word: 'el|[e]|g[ant]',
    morphemes: 'eleg|ant',
    meaning: 'graceful and pleasing to look at',
    sentence: 'How elegant the swan looks as it glides across the lake!',
  },
  {
    word: 'ig|n[or|ant]',
    morphemes: 'ignor=ignore|ant',
    meaning: 'not knowing about something',
    sentence: 'New to rugby and ignorant of the rules, I threw the ball forwards.',
    starter: 'I was ignorant of the rules, so',
  },
  {
    word: 'bar|g[ai]n',
    morphemes: 'bargain',
    meaning: 'something good that costs less than you would expect',
    sentence: 'At the car boot sale, Callum found a bargain: a kite for fifty pence.',
  },
  {
    word: 'br[ui]se',
    morphemes: 'bruise',
    meaning: 'a dark mark on your skin after a bump or a fall',
    sentence: 'When I bumped my knee on the desk, a blue bruise came up.',
    starter: 'I had a big bruise on my leg after',
  },
];
