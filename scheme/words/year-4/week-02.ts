import type { WordWithMorphemes } from '../word.ts';

export const week2: WordWithMorphemes[] = [
  {
    word: 'ad|o|r[a|tion]',
    morphemes: 'ador=adore|ation',
    meaning: 'very deep love',
    sentence: 'Our dog gazes at Grandpa with adoration whenever he opens the fridge.',
  },
  {
    word: 'ex|plo|r[a|tion]',
    morphemes: 'explor=explore|ation',
    meaning: 'travel through an unknown place to find out about it',
    sentence: 'Divers began the exploration of a cave that nobody had ever seen.',
    starter: 'The divers began the exploration of',
  },
  {
    word: 'prep|[a]|r[a|tion]',
    morphemes: 'prepar=prepare|ation',
    meaning: 'the work of getting ready',
    sentence: 'Rope, map, water, snacks: a mountain walk needs careful preparation.',
  },
  {
    word: 'ad|m[i]|r[a|tion]',
    morphemes: 'admir=admire|ation',
    meaning: 'a feeling that someone or something is very good',
    sentence: 'The whole class watched in admiration as Niamh walked on her hands.',
  },
  {
    word: 'in|sp[i]|r[a|tion]',
    morphemes: 'inspir=inspire|ation',
    meaning: 'something that gives you new ideas',
    sentence: 'Stuck for a story? A walk by the canal might give you inspiration.',
  },
  {
    word: 'sen|s[a|tion]',
    morphemes: 'sens=sense|ation',
    meaning: 'a feeling in a part of your body',
    sentence: 'Popping candy gives your tongue a strange, fizzy sensation.',
  },
  {
    word: 'con|ver|s[a|tion]',
    morphemes: 'convers=converse|ation',
    meaning: 'a talk between two or more people',
    sentence: 'Seun and his cousin in Lagos had a long conversation by video.',
    starter: 'On the bus I heard a conversation about',
  },
  {
    word: 'or|gan|i|[s][a|tion]',
    morphemes: 'organis=organise|ation',
    meaning: 'a group of people who work together for a purpose',
    sentence: 'My aunt works for an organisation that rescues hedgehogs.',
  },
  {
    word: 'in|f[or]|m[a|tion]',
    morphemes: 'inform|ation',
    meaning: 'facts about someone or something',
    sentence: 'For more information about otters, turn to page thirty.',
  },
  {
    word: 'i|mag|i|n[a|tion]',
    morphemes: 'imagin=imagine|ation',
    meaning: 'the power to make pictures and stories in your mind',
    sentence: "In Mei's imagination, the sofa was a ship on a stormy sea.",
  },
  {
    word: 'be|l[ie]ve',
    morphemes: 'believe',
    meaning: 'to feel sure that something is true or real',
    sentence: 'Long ago, many sailors used to believe in mermaids.',
    starter: 'Long ago, many sailors used to believe that',
  },
];
