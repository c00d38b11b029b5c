import type { TeachingWeek } from '../week.ts';

export const week13: TeachingWeek = {
  kind: 'teach',
  focus: 'long i spelt -y at the end',
  requirement: 'Year 2: the long i sound spelt y at the end of words.',
  sound: {
    label: 'long i as in fly',
    how: 'Say I, point to yourself, then say fly, sky, try. Each word ends with the name of the letter i.',
  },
  rule: 'At the end of a word, the long i sound is most often written y.',
  exception:
    'A few words use ie, igh or uy instead, such as pie, high and buy, and in happy the y says /ee/.',
  pattern: /[^aeiou]y$/u,
  groups: [
    { heading: 'one syllable: verbs', words: ['cr[y]', 'fl[y]', 'tr[y]'] },
    { heading: 'more words of one syllable', words: ['sk[y]', 'dr[y]', 'sh[y]'] },
    {
      heading: 'two or three syllables',
      words: ['repl[y]', 'Jul[y]', 'multipl[y]', 'terrif[y]'],
    },
  ],
  byHeart: [
    { entry: 'everybody', forms: ['ev[e]rybody'], hint: 'Two words in one: every and body.' },
    {
      entry: 'even',
      forms: ['ev[e]n'],
      hint: 'An e on each side of the v. The second is hardly heard.',
    },
  ],
  origin: {
    word: 'July',
    fact: 'July is named after Julius Caesar, a leader of ancient Rome. It was the month in which he was born.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word. What is the letter y doing in it?',
    piles: [
      { label: 'y says long i', words: ['fly', 'try', 'sky', 'reply'] },
      { label: 'y says /ee/', words: ['happy', 'silly', 'puppy', 'sunny'] },
      { label: 'y starts the word', words: ['yes', 'yellow', 'yard', 'year'] },
    ],
  },
  dictation: [
    'The little wren will try to fly in the sky.',
    'In July everybody can dry off in the sun.',
  ],
  missingWords: [
    'Babies {cry} when they need milk.',
    'Hang your wet coat up to {dry}.',
    'Sam felt too {shy} to sing on his own.',
    'If you {multiply} two by five, you get ten.',
    'The bus waited until {everybody} had sat down.',
    'Loud fireworks {terrify} our cat, so we stay in with her.',
  ],
  mistakes: [
    { wrong: 'cri', right: 'cry', why: 'English words hardly ever end in i: write y.' },
    { wrong: 'flie', right: 'fly', why: 'Most words that end in long i have y.' },
    { wrong: 'terify', right: 'terrify', why: 'It has a double r, as in terror.' },
    {
      wrong: 'evrybody',
      right: 'everybody',
      why: 'Write every first, with two e letters, then body.',
      sentence: 'Nearly everybody in my class likes pasta.',
    },
  ],
  proofreading: [
    'In {Juli=July} we like to {flie=fly} a kite on the hill.',
    'One day it went so high in the {ski=sky} that we lost it.',
    'I began to {cri=cry}.',
    'Then {evrybody=everybody} came to look for it.',
  ],
  challenge:
    'Write a four-line poem about the sky in July. Make the lines end in words that rhyme with fly.',
  challengeAnswer:
    'For example: In July the sky is high and dry. / Up I look and see birds fly. / One by one the clouds go by, / And I wave them all goodbye. Lines may rhyme with other spellings, too.',
  classSentence: 'Even a fly can see the sky.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Which of them end in -il, and which in -el?',
      },
      {
        minutes: 5,
        text: 'Hear it: children fly a hand through the air when a word ends with long i: try, tree, sky, stay, July.',
      },
      {
        minutes: 5,
        text: 'Rule: try out cri, crie and cry on the board. Which one looks right? Why does i not end a word?',
      },
      {
        minutes: 8,
        text: 'Words in groups: clap the syllables, then build reply, multiply and terrify one syllable at a time.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise everybody and even.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Remind the class that months begin with a capital.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Which of them begins with a capital letter, and why?',
      },
    ],
    say: 'The letter i does not like to be last in the line, so y takes its place and makes the same sound.',
    watchFor: 'Children who read y at the end always as /ee/. Sort aloud: funny, fly, July, jelly.',
    support:
      'Start with the six words of one syllable. Write the first two letters for them and let children finish with y.',
    stretch:
      'Find the few words that end with long i but not with y alone: tie, high, buy, sigh. Make a rhyming list of them.',
    stretchAnswer:
      'tie, lie, pie, die; high, sigh, thigh; buy, guy; eye. They all rhyme with fly, and none of them ends in y alone.',
  },
};
