import type { TeachingWeek } from '../week.ts';

export const week23: TeachingWeek = {
  kind: 'teach',
  focus: 'endings /chuh/ spelt -ture',
  requirement: 'Years 3 and 4: words with endings sounding like /chuh/, often spelt -ture.',
  sound: {
    label: '/chuh/ as in picture',
    how: 'Say picture the way you talk: pic-chuh. Then in your spelling voice: pic-ture. Do the same with nature.',
  },
  rule: 'When a word ends in the sound /chuh/, we often write -ture.',
  exception:
    'If the word is made from one that ends in ch or tch, just add -er: teach, teacher; catch, catcher.',
  pattern: /[a-z]{2}ture$/u,
  groups: [
    { heading: 'after a vowel', words: ['na[ture]', 'fu[ture]', 'crea[ture]', 'furni[ture]'] },
    {
      heading: 'after c or p',
      words: ['pic[ture]', 'struc[ture]', 'cap[ture]', 'sculp[ture]'],
    },
    { heading: 'after n or x', words: ['adven[ture]', 'mix[ture]'] },
  ],
  byHeart: [
    {
      entry: 'important',
      forms: ['import[ant]'],
      hint: 'A tiny ant is important: it is at the end.',
    },
  ],
  origin: {
    word: 'structure',
    fact: 'Structure comes from struere, Latin for to build. Construct and instruct come from it as well.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word in each row does not end in -ture said as /chuh/?',
    rows: [
      {
        words: ['picture', 'mature', 'nature', 'capture'],
        odd: 'mature',
        why: 'The stress is on its end, so we do not say /chuh/.',
      },
      {
        words: ['future', 'mixture', 'measure', 'creature'],
        odd: 'measure',
        why: 'It ends in /zhuh/, spelt -sure.',
      },
      {
        words: ['butcher', 'structure', 'vulture', 'puncture'],
        odd: 'butcher',
        why: 'It says /chuh/ but ends in -cher.',
      },
      {
        words: ['furniture', 'adventure', 'sculpture', 'pleasure'],
        odd: 'pleasure',
        why: 'It ends in /zhuh/, spelt -sure.',
      },
    ],
  },
  dictation: [
    'In the picture, a small creature has an adventure in the wild.',
    'It is important to look after nature for the future.',
  ],
  missingWords: [
    'The beds and tables are all old oak {furniture}.',
    'Stir the cake {mixture} until it is smooth.',
    'The artist made a {sculpture} of a horse out of wire.',
    'Spiders spin webs to {capture} flies.',
    'Woods, rivers and wild birds are all part of {nature}.',
    'It is {important} to drink plenty on a hot day.',
  ],
  mistakes: [
    {
      wrong: 'picher',
      right: 'picture',
      why: 'Use your spelling voice: pic-ture, with a c and a t.',
    },
    { wrong: 'nacher', right: 'nature', why: 'The /chuh/ is -ture: na-ture.' },
    {
      wrong: 'fernicher',
      right: 'furniture',
      why: 'It starts with fur and ends in -ture: fur-ni-ture.',
    },
    { wrong: 'importent', right: 'important', why: 'There is an ant at the end of important.' },
  ],
  proofreading: [
    'I drew a {picher=picture} of a strange {creeture=creature}.',
    'It was a {mixcher=mixture} of a bird and a bear.',
    'In my story it goes on an {advencher=adventure} to the {fucher=future} and makes an {importent=important} friend.',
  ],
  challenge:
    'Invent a creature of the future. Write a fact file about its nature, its home and an adventure, with six -ture words.',
  challengeAnswer:
    'For example: Name: the Moon Moth. Nature: shy. Home: a nest of old furniture. In the future it will capture moonlight and make a sculpture of it. Its best adventure was inside a picture.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask: which buzzing sound ended the words of last week?',
      },
      {
        minutes: 4,
        text: 'Hear it: treasure or picture? Buzz or no buzz? Children point left for /zhuh/, right for /chuh/.',
      },
      {
        minutes: 6,
        text: 'Rule: say nature fast and slowly. Show how the t and the u slide together into ch.',
      },
      {
        minutes: 8,
        text: 'Groups: children write each word in syllables, with -ture as one block, and read the group to a partner.',
      },
      {
        minutes: 7,
        text: 'Odd one out: read every row aloud. Say mature with care, as its last part is the strong one.',
      },
      { minutes: 2, text: 'Learn important: find a port and an ant inside it.' },
      {
        minutes: 10,
        text: 'Dictation: two sentences. Children box every -ture before they see the answer.',
      },
      {
        minutes: 3,
        text: 'Exit check: five words. Before they write, children whisper each in the spelling voice.',
      },
    ],
    say: 'Two voices again: we say pic-chuh when we talk and pic-ture when we spell. Use the second one in your head.',
    watchFor:
      'Lost letters before the ending (picure, stucture, sculture). Ask children to say the syllable before -ture clearly.',
    support:
      'Work with picture, nature, future and mixture. Build them from two cards: the beginning and -ture.',
    stretch:
      'Natural, cultural, structural, adventurous: which -ture words are inside, and what became of the e?',
    stretchAnswer:
      'nature, culture, structure, adventure. The e drops before -al and -ous, since both begin with a vowel.',
  },
};
