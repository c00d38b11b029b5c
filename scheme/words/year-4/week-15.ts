import type { WordWithMorphemes } from '../word.ts';

export const week15: WordWithMorphemes[] = [
  {
    word: '[sc]i|ence',
    morphemes: 'sci|ence',
    meaning: 'the study of how the world works',
    sentence: 'Why is the sky blue? You can find out in science.',
  },
  {
    word: '[sc]ene',
    morphemes: 'scene',
    meaning: 'a part of a play or film',
    sentence: 'Everyone laughs at the scene in which the clown slips on a banana skin.',
    starter: 'In the last scene of the play,',
  },
  {
    word: '[sc]ent',
    morphemes: 'scent',
    meaning: 'a smell, often a pleasant one',
    sentence: 'The police dog picked up the scent of the thief and followed it.',
    starter: 'The scent of roses reminds me of',
  },
  {
    word: '[sc]i[s|s]ors',
    morphemes: 'scissors',
    meaning: 'a tool with two blades for cutting paper or cloth',
    sentence: 'Pass me the scissors so that I can cut this ribbon.',
  },
  {
    word: 'di[s|c]i|pline',
    morphemes: 'discipl=disciple|ine',
    meaning: 'control over yourself, so that you do what you should',
    sentence: 'It takes discipline to eat one square of chocolate and save the rest.',
  },
  {
    word: 'di[s|c]i|ple',
    morphemes: 'disciple',
    meaning: 'someone who follows and learns from a great teacher',
    sentence: 'Plato was a disciple of Socrates and wrote down many of his ideas.',
    starter: 'A disciple is someone who',
  },
  {
    word: 'fa[s|c]i|nate',
    morphemes: 'fascin|ate',
    meaning: 'to interest someone very much',
    sentence: 'Trains fascinate my cousin, who can name every station to Glasgow.',
  },
  {
    word: 'cre[s|c]ent',
    morphemes: 'crescent',
    meaning: 'a curved shape, wide in the middle and pointed at both ends',
    sentence: 'Take a bite out of a round biscuit, and you can turn it into a crescent.',
  },
  {
    word: 'a[s|c]end',
    morphemes: 'a|scend',
    meaning: 'to go up',
    sentence: 'Slowly the climbers began to ascend the steep side of Ben Nevis.',
  },
  {
    word: 'de[s|c]end',
    morphemes: 'de|scend',
    meaning: 'to go down',
    sentence: 'Hold the rail as you descend the stairs into the cave.',
  },
  {
    word: 'med|[i|c]ine',
    morphemes: 'medic|ine',
    meaning: 'something you take to make you better when you are ill',
    sentence: 'Nurse Adeyemi gave Levi some medicine to bring down his fever.',
    starter: 'I had to take medicine because',
  },
  {
    word: 'men|[tion]',
    morphemes: 'mention',
    meaning: 'to speak or write about something in a few words',
    sentence: 'My letter to Gran will mention the new puppy, but not the muddy carpet.',
  },
];
