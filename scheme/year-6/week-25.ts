import type { TeachingWeek } from '../week.ts';

export const week25: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: -ence, -ance, -ent, -ant',
  requirement: 'Years 5 and 6: the statutory word list, words with -ence, -ance, -ent and -ant.',
  sound: {
    label: 'a or e? you cannot hear',
    how: 'Say existence and nuisance: the last vowel is a quick /uh/ in both. The eye must remember what the ear cannot.',
  },
  rule: 'Learn the a in the endings of hindrance, nuisance and relevant; frequent, existence and convenience have e.',
  exception:
    'The suffix -ment always has e, but not every word that ends in this sound is built with it: adamant, dormant.',
  pattern: /[ae]n(?:ce|t)(?:ly)?$/u,
  groups: [
    { heading: '-ence', words: ['consci[ence]', 'conveni[ence]', 'exist[ence]'] },
    {
      heading: '-ance and -ant: the three with a',
      words: ['hindr[ance]', 'nuis[ance]', 'relev[ant]'],
    },
    {
      heading: '-ent and -ment',
      words: ['frequ[ent]ly', 'equip[ment]', 'govern[ment]', 'parlia[ment]'],
    },
  ],
  byHeart: [
    {
      entry: 'pronunciation',
      forms: ['pron[un]ciation'],
      hint: 'We pronounce with ou, but pronunciation has plain nun.',
    },
    { entry: 'queue', forms: ['q[ueue]'], hint: 'After q, two pairs wait in line: ue and ue.' },
  ],
  origin: {
    word: 'government',
    fact: 'Govern began, long before it reached English, as a Greek word that meant to steer a ship. A government steers a country.',
    journey: [
      { from: 'Greek', form: 'kybernan', meaning: 'to steer a ship' },
      { from: 'Latin', form: 'gubernare', meaning: 'to steer, with g for k' },
      { from: 'Old French', form: 'governer', meaning: 'to rule' },
      { from: 'English', form: 'government', meaning: 'govern + ment, the n kept' },
    ],
    journeyTask: {
      question: 'Why is a country like a ship in the story of government?',
      answer: 'Somebody must steer it: kybernan was to steer a ship.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Noun, adjective or adverb? Let the endings help you to sort the words.',
    piles: [
      { label: 'noun', words: ['existence', 'equipment', 'hindrance', 'convenience'] },
      { label: 'adjective', words: ['relevant', 'convenient', 'confident', 'urgent'] },
      { label: 'adverb', words: ['frequently', 'patiently', 'silently', 'urgently'] },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each pair. Watch the vowel of every ending.',
    columns: ['verb', 'noun'],
    rows: [
      ['exist', '{existence}'],
      ['hinder', '{hindrance}'],
      ['{govern}', 'government'],
      ['occur', '{occurrence}'],
      ['{equip}', 'equipment'],
      ['{pronounce}', 'pronunciation'],
      ['rely', '{reliance}'],
    ],
  },
  dictation: [
    'The rain was a nuisance, but it did not hurt the equipment.',
    'The government frequently has to answer questions in parliament.',
  ],
  missingWords: [
    'For your {convenience}, the shop stays open until ten.',
    'Bring {relevant} facts to the debate, not just opinions.',
    'The {existence} of ice on Mars excites many scientists.',
    'Put all the PE {equipment} back in the cupboard, please.',
    'Ask about the {pronunciation} of a name before you read it out.',
    'Trams run {frequently}, so you never wait for long.',
  ],
  mistakes: [
    {
      wrong: 'existance',
      right: 'existence',
      why: 'Of these ten only hindrance, nuisance and relevant have an a in the ending.',
    },
    {
      wrong: 'relevent',
      right: 'relevant',
      why: 'This is one of the three with a: think of an ant.',
    },
    {
      wrong: 'goverment',
      right: 'government',
      why: 'A government governs: keep the n of govern.',
      sentence: 'The government has promised to build more homes.',
    },
    {
      wrong: 'pronounciation',
      right: 'pronunciation',
      why: 'The o of pronounce is lost: write nun.',
    },
  ],
  proofreading: [
    'The {existance=existence} of our bus stop is a {hinderance=hindrance}, says the council.',
    '{Frequantly=Frequently} the {que=queue} blocks the road.',
    'We asked the {goverment=government} for new {equiptment=equipment}, at their {conveniance=convenience}.',
    'It would be a {nusance=nuisance} to walk.',
  ],
  challenge:
    'Write a short speech to your local council about something your street needs. Use at least six words of the week.',
  challengeAnswer:
    'For example: Councillors, the existence of our park is not a nuisance but a convenience. Children frequently play there. We ask the local government for new equipment. A locked gate is a hindrance to us all.',
  exit: ['existence', 'nuisance', 'government', 'relevant', 'parliament'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask how related words settled -ant or -ent in the autumn.',
      },
      {
        minutes: 5,
        text: 'Hear it: read all ten words; children agree that no ear could tell a from e.',
      },
      {
        minutes: 5,
        text: 'Rule: learn the three with a as a team: a relevant nuisance is a hindrance. Say it five times.',
      },
      {
        minutes: 8,
        text: 'Words in groups: find the hidden words (science, equip, govern) and write round them.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words by word class, then learn pronunciation and queue.',
      },
      {
        minutes: 10,
        text: 'Dictation: children put a dot under every a or e that they could not hear.',
      },
      { minutes: 5, text: 'Exit check: existence, nuisance, government, relevant, parliament.' },
    ],
    say: 'In this list only three words have a in the ending. Learn those three: the other endings have e.',
    watchFor:
      'Goverment and parliment: say govern-ment, par-li-a-ment. Key Stage 2 tests are in the second week of May: explain and give the paper of Week 29 in the week before, whatever your week.',
    support:
      'Give each child the three words with a on a bookmark, and let them look before writing any ending.',
    stretch:
      'Which adjectives go with these nouns: convenience, existence, hindrance, nuisance? Not all have one. Check.',
    stretchAnswer:
      'convenience: convenient; existence: existent, or existing. Hindrance and nuisance have no adjective of their own; we say hindering, or annoying.',
  },
};
