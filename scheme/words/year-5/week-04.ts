import type { WordWithMorphemes } from '../word.ts';

export const week4: WordWithMorphemes[] = [
  {
    word: 'con|fi|den|[ti]al',
    morphemes: 'confid=confide|ent|ial',
    meaning: 'meant to be kept secret',
    sentence: 'Dad shut the door because his phone call was confidential.',
  },
  {
    word: 'in|flu|en|[ti]al',
    morphemes: 'influent=influence|ial',
    meaning: 'able to change how other people think or act',
    sentence: 'The chef was so influential that cafés everywhere copied her recipes.',
  },
  {
    word: 'res|i|den|[ti]al',
    morphemes: 'resid=reside|ent|ial',
    meaning: 'of a trip: with nights away from home',
    sentence: 'On our residential trip to the Lake District, we slept in bunk beds.',
  },
  {
    word: 'par|[ti]al',
    morphemes: 'part|ial',
    meaning: 'not whole or complete',
    sentence: 'In a partial eclipse of the sun, the moon hides only some of it.',
  },
  {
    word: 'e[s|s]en|[ti]al',
    morphemes: 'essent=essence|ial',
    meaning: 'so important that you cannot do without it',
    sentence: 'A warm sleeping bag is essential if you camp in March.',
    starter: 'If you go camping, it is essential to',
  },
  {
    word: 'po|ten|[ti]al',
    morphemes: 'potent|ial',
    meaning: 'what someone or something could become one day',
    sentence: 'This muddy field has the potential to be a beautiful garden.',
  },
  {
    word: 'to[r|r]en|[ti]al',
    morphemes: 'torrent|ial',
    meaning: 'falling fast and very heavily',
    sentence: 'Within minutes, torrential rain had turned our street into a stream.',
  },
  {
    word: 'sub|stan|[ti]al',
    morphemes: 'substant=substance|ial',
    meaning: 'large in size or amount',
    sentence: 'After a substantial breakfast, the walkers needed no lunch until three.',
  },
  {
    word: 'i|ni|[ti]al',
    morphemes: 'init|ial',
    meaning: 'coming first, at the beginning',
    sentence: 'My initial guess was a hedgehog, but the footprints were far too big.',
  },
  {
    word: 'spa|[ti]al',
    morphemes: 'spat=space|ial',
    meaning: 'to do with where things are and how they fit together',
    sentence: 'Jigsaws and building blocks are good for your spatial skills.',
  },
  {
    word: 'a|v[ai]l|a|ble',
    morphemes: 'avail|able',
    meaning: 'free for you to use, buy or have',
    sentence: 'Sorry, there are no tables available until half past seven.',
    starter: 'Tickets for the show will be available from',
  },
  {
    word: 'av|[er]|age',
    morphemes: 'average',
    meaning: 'usual, much the same as most others',
    sentence: 'On an average day, our postwoman walks about eight miles.',
  },
];
