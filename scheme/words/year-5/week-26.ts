import type { WordWithMorphemes } from '../word.ts';

export const week26: WordWithMorphemes[] = [
  {
    word: 'ad|vi[c]e',
    morphemes: 'advice',
    meaning: 'words that tell you what would be best to do',
    sentence: 'My best advice is to breathe slowly before you go on stage.',
  },
  {
    word: 'ad|vi[s]e',
    morphemes: 'advise',
    meaning: 'to tell someone what you think is best to do',
    sentence: 'Doctors advise us to eat plenty of fruit and vegetables.',
  },
  {
    word: 'de|vi[c]e',
    morphemes: 'device',
    meaning: 'a tool or machine made for a special job',
    sentence: 'Is there a device that can find lost socks?',
  },
  {
    word: 'de|vi[s]e',
    morphemes: 'devise',
    meaning: 'to think up a plan or a way to do something',
    sentence: 'Work in pairs to devise a new game with two hoops and a ball.',
  },
  {
    word: 'li|cen[c]e',
    morphemes: 'licence',
    meaning: 'a card or paper that says you are allowed to do something',
    sentence: 'Aunt Blessing passed her test and got her driving licence.',
  },
  {
    word: 'li|cen[s]e',
    morphemes: 'license',
    meaning: 'to say officially that someone may do something',
    sentence: 'The council will license two more food stalls on the pier.',
  },
  {
    word: 'prac|ti[c]e',
    morphemes: 'pract|ice',
    meaning: 'time spent doing something again to get better at it',
    sentence: 'Football practice is off today because the pitch is frozen.',
  },
  {
    word: 'prac|ti[s]e',
    morphemes: 'pract|ise',
    meaning: 'to do something again and again to get better',
    sentence: 'If you practise every day, you will soon juggle three balls.',
  },
  {
    word: 'proph|e|[c]y',
    morphemes: 'prophe=prophet|cy',
    meaning: 'words that say what will happen in the future',
    sentence: 'In the story, an old prophecy says that a shepherd will be king.',
  },
  {
    word: 'proph|e|[s]y',
    morphemes: 'prophe=prophet|sy',
    meaning: 'to say what will happen before it does',
    sentence: 'The wizard could prophesy the weather, but he still forgot his umbrella.',
  },
  {
    word: 'lan|g[ua]ge',
    morphemes: 'langu|age',
    meaning: 'the words that a group of people use to speak and write',
    sentence: 'Zofia speaks one language at home and another at school.',
  },
  {
    word: 'ligh[t|n]ing',
    morphemes: 'light|ning',
    meaning: 'a bright flash in the sky during a storm',
    sentence: 'After the lightning came a clap of thunder that shook the windows.',
  },
];
