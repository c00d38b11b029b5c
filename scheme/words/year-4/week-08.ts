import type { WordWithMorphemes } from '../word.ts';

export const week8: WordWithMorphemes[] = [
  {
    word: 'in|ven|[tion]',
    morphemes: 'invent|ion',
    meaning: 'something new that nobody has made before',
    sentence: "Mina's newest invention is an alarm clock that tickles your feet.",
  },
  {
    word: 'in|je[c|tion]',
    morphemes: 'inject|ion',
    meaning: 'medicine put into the body with a thin needle',
    sentence: 'The vet gave our puppy an injection, and she hardly felt the needle.',
  },
  {
    word: 'd[i]|re[c|tion]',
    morphemes: 'direct|ion',
    meaning: 'the way that something points or moves',
    sentence: 'Follow the arrows, or you will walk round the maze in the wrong direction.',
  },
  {
    word: 'sub|tra[c|tion]',
    morphemes: 'subtract|ion',
    meaning: 'taking one number away from another',
    sentence: 'To work out your change from ten pounds, use subtraction.',
  },
  {
    word: 'hes|[i]|ta|[tion]',
    morphemes: 'hesitat=hesitate|ion',
    meaning: 'a short wait because you are not sure',
    sentence: "Without a moment's hesitation, the lifeguard dived into the pool.",
  },
  {
    word: 'com|ple|[tion]',
    morphemes: 'complet=complete|ion',
    meaning: 'the finishing of something',
    sentence: 'Our new school hall is close to completion: only the doors are left to paint.',
  },
  {
    word: 'po[l|l]u|[tion]',
    morphemes: 'pollut=pollute|ion',
    meaning: 'dirt or harmful waste in the air, water or soil',
    sentence: 'Plastic in the sea is a kind of pollution that can harm turtles.',
    starter: 'Pollution in the sea harms',
  },
  {
    word: 'a[t|t]en|[tion]',
    morphemes: 'attent=attend|ion',
    meaning: 'careful watching, listening or thinking',
    sentence: 'Give the road your full attention when you ride a bike.',
    starter: 'Pay attention when',
  },
  {
    word: 'in|ten|[tion]',
    morphemes: 'intent=intend|ion',
    meaning: 'something that you plan to do',
    sentence: 'It is my intention to read every book on this shelf by summer.',
  },
  {
    word: 'ex|p[e|ri]|[ence]',
    morphemes: 'experi|ence',
    meaning: 'what you know from having done a thing many times',
    sentence: 'Our coach has thirty years of experience, so she knows every trick.',
  },
  {
    word: 'ex|p[er|i]|ment',
    morphemes: 'experi|ment',
    meaning: 'a test to find out what happens',
    sentence: 'For our experiment, we grew one bean in the light and one in the dark.',
  },
];
