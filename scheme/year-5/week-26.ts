import type { TeachingWeek } from '../week.ts';

export const week26: TeachingWeek = {
  kind: 'teach',
  focus: 'easily confused: nouns with c, verbs with s',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'c for noun, s for verb',
    how: 'Say advice with /s/ and advise with /z/. You can hear this pair, so let it guide the pairs you cannot hear.',
  },
  rule: 'In these pairs the noun is written with c and the verb with s: good advice, to advise.',
  exception: 'Other words do not change: a promise and to promise, a notice and to notice.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'you can hear it: /s/ noun, /z/ verb',
      words: ['advi[c]e', 'advi[s]e', 'devi[c]e', 'devi[s]e'],
    },
    {
      heading: 'same sound: copy advice, advise',
      words: ['licen[c]e', 'licen[s]e', 'practi[c]e', 'practi[s]e'],
    },
    { heading: 'ends like see or like sigh', words: ['prophe[c]y', 'prophe[s]y'] },
  ],
  byHeart: [
    {
      entry: 'language',
      forms: ['lang[ua]ge'],
      hint: 'The u comes straight after the g: lang, u, age.',
    },
    {
      entry: 'lightning',
      forms: ['ligh[tn]ing'],
      hint: 'Light, then ning: the flash has no e in it.',
    },
  ],
  origin: {
    word: 'licence',
    fact: 'Licence comes from the Latin licere, to be allowed: a licence shows that you are allowed to do something.',
    journey: [
      { from: 'Latin', form: 'licere', meaning: 'to be allowed' },
      { from: 'Latin', form: 'licentia', meaning: 'freedom to do something' },
      { from: 'Old French', form: 'licence', meaning: '-tia has become -ce' },
      { from: 'English', form: 'licence', meaning: 'a paper that says you may' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for licence, with its root.',
      answer:
        'For example: licence (noun): a paper that says you may do something. From Latin licere, to be allowed.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Noun or verb, /s/ or /z/? Find the odd one out.',
    rows: [
      {
        words: ['advice', 'device', 'practise', 'licence'],
        odd: 'practise',
        why: 'It is a verb; the others are nouns.',
      },
      {
        words: ['advise', 'prophecy', 'license', 'devise'],
        odd: 'prophecy',
        why: 'It is a noun; the others are verbs.',
      },
      {
        words: ['device', 'advise', 'slice', 'nice'],
        odd: 'advise',
        why: 'It ends with /z/; the others rhyme with ice.',
      },
      {
        words: ['forecast', 'prophecy', 'device', 'prediction'],
        odd: 'device',
        why: 'It is a gadget; the others tell of the future.',
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each pair. Nouns have c, verbs have s.',
    columns: ['noun', 'verb'],
    rows: [
      ['advice', '{advise}'],
      ['{device}', 'devise'],
      ['practice', '{practise}'],
      ['{licence}', 'license'],
      ['prophecy', '{prophesy}'],
      ['{choice}', 'choose'],
    ],
  },
  dictation: [
    'Our musician friend will often advise us to practise.',
    'Take my advice and keep this device away from lightning.',
  ],
  missingWords: [
    'A flash of {lightning} lit up the whole sky.',
    'The dentist gave me some good {advice} about brushing.',
    'You need a {licence} to drive a car.',
    'I have to {practise} the trumpet for twenty minutes a day.',
    'A tin opener is a useful {device}.',
    'Welsh and Punjabi are both spoken here: each {language} is welcome.',
  ],
  mistakes: [
    {
      wrong: 'advise',
      right: 'advice',
      why: 'In "some good advice" it is a thing, a noun: use c.',
      sentence: 'My sister asked Gran for advice about her garden.',
    },
    {
      wrong: 'practice',
      right: 'practise',
      why: 'In "I must practise" it is something you do: use s.',
      sentence: 'Goalkeepers practise diving onto soft mats first.',
    },
    {
      wrong: 'lightening',
      right: 'lightning',
      why: 'With an e it means making lighter; the flash has no e.',
      sentence: 'The old oak was split in half by lightning.',
    },
    {
      wrong: 'langauge',
      right: 'language',
      why: 'The u follows the g: lang, u, age.',
      sentence: 'Sign language uses hands and faces in place of a voice.',
    },
  ],
  proofreading: [
    'My {advise=advice} is simple: {practice=practise} every day.',
    'Coach says that {practise=practice} makes perfect, and I {advice=advise} you to believe her.',
    'She will not {device=devise} a short cut for you.',
    'In every {langauge=language} they say that skill does not come like {lightening=lightning}.',
  ],
  challenge:
    'Write a letter of advice to a new pupil. Use both words of three pairs and underline nouns once and verbs twice.',
  challengeAnswer:
    'For example: Dear friend, My advice is to smile; I advise you to join a club. Practise your part: practice helps. You can devise a timetable, and no device is needed. Nouns in -ce once, verbs in -se twice.',
  exitSentences: [
    'Before the marathon, Mum asked a keen runner for {advice}.',
    'Our teacher wears a small {device} that counts her steps.',
    'The town has agreed to {license} taxis that run on electricity.',
    'Dancers {practise} in front of a mirror to see their mistakes.',
    'The ancient Egyptians wrote their {language} in pictures and signs.',
  ],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words. Then partners say each in a sentence of their own and check together.',
      },
      {
        minutes: 6,
        text: 'Hear it: advice, advise; device, devise. Feel the buzz of /z/ in the throat in the verb.',
      },
      {
        minutes: 5,
        text: 'Rule: noun with c, verb with s. Test a sentence: put advice or advise in its place and listen.',
      },
      {
        minutes: 8,
        text: 'Words in pairs: match each word to its meaning, then make one sentence with both words of a pair.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then language and lightning by heart. Contrast lightning with lightening the load.',
      },
      {
        minutes: 9,
        text: 'Dictation: before writing, children say noun or verb for each of the four words.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words, each in a sentence. Children write the word and n or v beside it.',
      },
    ],
    say: 'Not sure about practice or practise? Swap in advice or advise. If advise would fit, you need the verb, and the verb has s.',
    watchFor:
      'American spellings from screens, where practice and license do both jobs. Say that both are right in their own place.',
    support:
      'Test each word: after "the" it is a noun, after "to" a verb. Children sort the cards on two mats, one for c and one for s.',
    stretch:
      'Prophesy rhymes with sky at the end, prophecy with sea. Write a riddle in which both words appear and must be read aloud.',
    stretchAnswer:
      'For example: I prophesy a storm, and you wait to see whether my prophecy comes true. Who am I? A prophet. Read aloud, the verb ends like sky and the noun like sea.',
  },
};
