import type { TeachingWeek } from '../week.ts';

export const week27: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: -ise, -ice and -ade',
  requirement: 'Years 5 and 6: the statutory word list, words ending in -ise, -ice and -ade.',
  sound: {
    label: '/z/ or /s/ at the end',
    how: 'Say recognise and sacrifice. Put a hand on your throat: it buzzes for /z/ and stays still for /s/.',
  },
  rule: 'If the ending sounds like eyes, write -ise; if it hisses with /s/, write -ice; and if it says /ayd/, as in persuade, write -ade.',
  exception:
    'Promise and practise have -ise though you hear /s/; capsize has -ize. Bruise is ui and se, with no ending -ise.',
  pattern: /(?:is|ic|ad)e$/u,
  groups: [
    { heading: '-ise, which sounds like eyes', words: ['critic[ise]', 'recogn[ise]'] },
    {
      heading: '-ice, with a hiss',
      words: ['sacrif[ice]', 'prejud[ice]'],
    },
    { heading: '-ade, and ui before se', words: ['persu[ade]', 'br[ui]se'] },
  ],
  byHeart: [
    { entry: 'relevant', forms: ['rel[e]v[ant]'], hint: 'E, e, then a: an ant is at the end.' },
  ],
  origin: {
    word: 'prejudice',
    fact: 'Prejudice is built from the Latin prae, before, and judicium, judgement. It means judging before you know the facts.',
    journey: [
      { from: 'Latin', form: 'prae, judicium', meaning: 'before, judgement' },
      { from: 'Latin', form: 'praejudicium', meaning: 'a judgement made before' },
      { from: 'Old French', form: 'prejudice', meaning: 'harm done by it' },
      { from: 'English', form: 'prejudice', meaning: 'an unfair dislike' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell prejudice.',
      answer: 'For example: say it slowly, pre, ju, dice, and end it as you end justice.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say the end of each word. Does it sound like eyes, like ice or like hiss?',
    piles: [
      { label: 'ends like eyes', words: ['criticise', 'recognise', 'advise', 'surprise'] },
      { label: 'ends like ice', words: ['sacrifice', 'advice', 'device', 'twice'] },
      { label: 'ends like hiss', words: ['prejudice', 'notice', 'practice', 'promise'] },
    ],
  },
  dictation: [
    'If you want to persuade others, do not criticise them first.',
    'Many people made a sacrifice so that prejudice would end.',
  ],
  missingWords: [
    'It is kinder to help than to {criticise}.',
    'Do you {recognise} this tune from the film?',
    'Giving up her seat was a small {sacrifice} to make.',
    'Meeting new people is a good way to overcome {prejudice}.',
    'Nobody could {persuade} the donkey to move.',
    'The pear had a soft brown {bruise} where it fell off the tree.',
  ],
  mistakes: [
    { wrong: 'critisise', right: 'criticise', why: 'The critic is inside: keep its c.' },
    {
      wrong: 'sacrafice',
      right: 'sacrifice',
      why: 'The middle vowel is i: sac, ri, fice.',
      sentence: 'To train for the race meant the sacrifice of all her free time.',
    },
    { wrong: 'bruse', right: 'bruise', why: 'The /oo/ is spelt ui, as in fruit and juice.' },
    {
      wrong: 'perswade',
      right: 'persuade',
      why: 'You hear w, but it is spelt with u.',
      sentence: 'How can I persuade you to try the spicy soup?',
    },
  ],
  proofreading: [
    'It is easy to {critisise=criticise} and hard to {perswade=persuade}.',
    'A good referee will {reconise=recognise} her own {predjudice=prejudice}.',
    'She may {sacrafice=sacrifice} a quiet life, and now and then she gets a {bruse=bruise}.',
    'Still, I think it is a fine job.',
  ],
  challenge:
    'Write a letter to persuade your head teacher of something. Use all six words of the week without sounding odd.',
  challengeAnswer:
    'For example: Dear Mr Bell, I do not wish to criticise. I hope to persuade you, without prejudice, that we need grass. We recognise that the cost is a sacrifice, but tarmac gives us a bruise a day.',
  exit: ['criticise', 'recognise', 'sacrifice', 'prejudice', 'persuade'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children sound out the weak vowels as robots.',
      },
      {
        minutes: 5,
        text: 'Hear it: hands on throats for the last sound of recognise, sacrifice, bruise and prejudice.',
      },
      {
        minutes: 5,
        text: 'Rule: link advise and advice, which children know, with the -ise and -ice of this week.',
      },
      {
        minutes: 8,
        text: 'Words in groups: find the critic in criticise and the dice in prejudice, then write from memory.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words by ear, discuss promise and practice, then learn relevant.',
      },
      {
        minutes: 9,
        text: 'Dictation: pause at each sentence end; children check that every s or c matches its sound.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words of the pattern, shown one at a time.',
      },
    ],
    say: 'Listen to the end of each word. If it sounds like eyes, write -ise; if it hisses, write -ice; and learn bruise by itself.',
    watchFor:
      'Children may have seen recognize and criticize in American and some British books. It is not wrong there; we write -ise.',
    support:
      'Use a mirror or a hand on the throat to feel the buzz, and stick the endings -ise and -ice on to word starts.',
    stretch:
      'Make nouns and adjectives from the verbs, and an adjective from sacrifice. Which letters change, and which sounds?',
    stretchAnswer:
      'Nouns: critic, criticism, recognition, persuasion. Adjectives: persuasive, sacrificial. The c that says /s/ in criticise says /k/ in critic; the d of persuade becomes s.',
  },
};
