import type { TeachingWeek } from '../week.ts';

export const week13: TeachingWeek = {
  kind: 'teach',
  focus: 'silent letters revisited',
  requirement:
    'Years 5 and 6: words with "silent" letters, whose presence cannot be predicted from the sound of the word.',
  sound: {
    label: 'written, not said',
    how: 'Use a spelling voice: say sol-em-n and sub-tle with every letter, then say them as we really do.',
  },
  rule: 'A silent letter was usually sounded once, in older English or in the language it came from: say it in your head.',
  exception:
    'Some silent letters are heard in a relative: the n of solemn in solemnity, and of condemn in condemnation.',
  pattern: /mn$|bt|mb|^kn|^p[sn]|rtg/u,
  groups: [
    { heading: 'silent n at the end', words: ['solem[n]', 'condem[n]', 'hym[n]'] },
    { heading: 'silent b', words: ['su[b]tle', 'plum[b]er', 'tom[b]'] },
    {
      heading: 'silent k, p and t',
      words: ['[k]nowledge', '[p]sychology', '[p]neumonia', 'mor[t]gage'],
    },
  ],
  byHeart: [
    {
      entry: 'hindrance',
      forms: ['hin[drance]'],
      hint: 'Hinder loses its e: only two syllables, hin and drance.',
    },
  ],
  origin: {
    word: 'plumber',
    fact: 'Plumbum is Latin for lead, the metal of Roman water pipes. English took its silent b from there, and scientists still write Pb for lead.',
    journey: [
      { from: 'Latin', form: 'plumbum', meaning: 'lead' },
      { from: 'Latin', form: 'plumbarius', meaning: 'someone who works in lead' },
      { from: 'Old French', form: 'plommier', meaning: 'spelt without the b' },
      { from: 'English', form: 'plumber', meaning: 'one who mends pipes' },
    ],
    journeyTask: {
      question: 'Why does plumber have a b that is not said?',
      answer: 'It comes from plumbum, lead, which pipes were made of.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word and find the letter you cannot hear. Sort by that letter.',
    piles: [
      { label: 'silent b', words: ['plumber', 'tomb', 'subtle', 'doubt'] },
      { label: 'silent n', words: ['solemn', 'hymn', 'autumn', 'condemn'] },
      { label: 'silent p', words: ['psychology', 'pneumonia', 'receipt', 'cupboard'] },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'A silent letter may be heard in another word of the family. Complete the pairs.',
    columns: ['silent here', 'heard here'],
    rows: [
      ['hymn', '{hymnal}'],
      ['condemn', '{condemnation}'],
      ['{solemn}', 'solemnity'],
      ['bomb', '{bombard}'],
      ['{crumb}', 'crumble'],
      ['{muscle}', 'muscular'],
    ],
  },
  dictation: [
    'They sang a solemn hymn as the autumn sun went down.',
    'With his knowledge of pipes, the plumber soon had hot water again.',
  ],
  missingWords: [
    'Her face was {solemn}, but her eyes were laughing.',
    'The {plumber} mended the dripping tap in ten minutes.',
    'The scientific study of the mind is called {psychology}.',
    'My parents have a {mortgage} from the bank for our flat.',
    'There is a {subtle} hint of lemon in this soup.',
    'The broken zip was more of a {hindrance} than a help.',
  ],
  mistakes: [
    { wrong: 'solem', right: 'solemn', why: 'Think of solemnity, where you hear the n.' },
    { wrong: 'suttle', right: 'subtle', why: 'Only one t, with a silent b before it.' },
    { wrong: 'plummer', right: 'plumber', why: 'It has the b of plumbum, the Latin for lead.' },
    { wrong: 'hinderance', right: 'hindrance', why: 'The e of hinder drops out before -ance.' },
  ],
  proofreading: [
    'The {plummer=plumber} was sent for when the old {toom=tomb} began to drip.',
    'He had no {knowlege=knowledge} of ghosts, but he found a {suttle=subtle} crack.',
    'He gave a {solem=solemn} nod, hummed a {him=hymn} and set to work.',
    'The only {hinderance=hindrance} was a sleeping bat.',
  ],
  challenge:
    'Write a limerick or a rhyming couplet in which a plumber meets a psychology teacher. Box every silent letter.',
  challengeAnswer:
    'For example: A plumber, whose knowledge was great, / met a psychology teacher too late. Boxes belong round the b of plumber, the w of whose, the k of knowledge and the p of psychology.',
  exit: ['knowledge', 'solemn', 'subtle', 'plumber', 'psychology'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for silent letters that children remember from Year 5.',
      },
      {
        minutes: 4,
        text: 'Hear it: the class reads the list twice, in a spelling voice and in an everyday voice.',
      },
      {
        minutes: 6,
        text: 'Rule: write solemn and solemnity, condemn and condemnation; children cheer when the n wakes up.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children box each silent letter, then hide the word and say what was in the box.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then compare hinder with hindrance and learn it.',
      },
      {
        minutes: 10,
        text: 'Dictation: read at everyday speed; children whisper in spelling voices as they write.',
      },
      {
        minutes: 5,
        text: 'Exit check: knowledge, solemn, subtle, plumber, psychology on whiteboards.',
      },
    ],
    say: 'Silent letters are like old photographs: they show how a word used to look and sound, or where it travelled from.',
    watchFor:
      'Children who add a silent letter where there is none. Keep a class list of true ones and check new words against it.',
    support:
      'Leave the silent letter out on word cards. Children choose it from a few letter cards, put it in and read the word.',
    stretch:
      'Find more words that begin with ps or pn in a dictionary, and work out what psych and pneum mean.',
    stretchAnswer:
      'For example: psychic, psychiatrist, pseudonym; pneumatic. Psych means mind or soul; pneum means breath, air or lungs.',
  },
};
