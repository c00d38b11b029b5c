import type { TeachingWeek } from '../week.ts';

export const week9: TeachingWeek = {
  kind: 'teach',
  focus: '/shun/ spelt -ssion',
  requirement: 'Years 3 and 4: endings which sound like /shun/, spelt -ssion after -ss or -mit.',
  sound: {
    label: '/shun/ as in mission',
    how: 'Say express, expression; permit, permission. The end is whispered, and the vowel before it is short.',
  },
  rule: 'If the verb ends in -ss or -mit, /shun/ is spelt -ssion: express, expression; permit, permission.',
  exception: 'Mission, passion and session have no such verb to help you, so learn them by heart.',
  pattern: /ssion$/u,
  groups: [
    {
      heading: 'the verb ends in -ss: just add -ion',
      words: ['expre[ssion]', 'discu[ssion]', 'confe[ssion]', 'posse[ssion]', 'proce[ssion]'],
    },
    { heading: 'the verb ends in -mit: t turns to ss', words: ['permi[ssion]', 'admi[ssion]'] },
    {
      heading: 'no verb to help: learn these',
      words: ['mi[ssion]', 'pa[ssion]', 'se[ssion]'],
    },
  ],
  byHeart: [
    {
      entry: 'extreme',
      forms: ['extr[eme]'],
      hint: 'It ends like scheme and theme: e, m, e. In that ending the last e is silent.',
    },
  ],
  origin: {
    word: 'mission',
    fact: 'Mission comes from the Latin word mittere, to send: on a mission, you have been sent to do a job. Permit and admit come from the same word.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word does not fit in its row? Think of verbs, sounds and meanings.',
    rows: [
      {
        words: ['permission', 'admission', 'omission', 'confession'],
        odd: 'confession',
        why: 'Its verb ends in -ss; the others end in -mit.',
      },
      {
        words: ['discussion', 'explosion', 'expression', 'possession'],
        odd: 'explosion',
        why: 'It ends in a buzzing /zhun/ and has only one s.',
      },
      {
        words: ['passion', 'session', 'fashion', 'mission'],
        odd: 'fashion',
        why: 'Its /shun/ is spelt -shion; the others have -ssion.',
      },
      {
        words: ['procession', 'parade', 'march', 'admission'],
        odd: 'admission',
        why: 'The other three are people moving along together.',
      },
    ],
  },
  dictation: [
    'We have permission to join the procession through the town.',
    'It takes extreme courage to go on a mission into space.',
  ],
  missingWords: [
    'Her {expression} changed from a frown to a wide grin.',
    'You need {permission} from a parent to come on the trip.',
    'Children under five have free {admission} to the castle.',
    'Our class had a lively {discussion} about the best kind of pet.',
    'A brass band led the {procession} down the high street.',
    'The desert is a place of {extreme} heat by day and cold by night.',
  ],
  mistakes: [
    {
      wrong: 'permision',
      right: 'permission',
      why: 'Permit loses its t, and two s letters take its place.',
    },
    { wrong: 'discution', right: 'discussion', why: 'Discuss already ends in ss: just add -ion.' },
    {
      wrong: 'posession',
      right: 'possession',
      why: 'Possess has two pairs of s, so possession has two pairs.',
    },
    { wrong: 'expresion', right: 'expression', why: 'Express ends in ss, so both must stay.' },
  ],
  proofreading: [
    'We had {permision=permission} to leave our {sesion=session} early.',
    'Our {mision=mission} was to find the lost hamster.',
    'After a long {discution=discussion} we looked in the piano.',
    'I have a {confesion=confession} to make: it was in my pocket.',
  ],
  challenge:
    'Write a secret mission for a friend in the playground. Use permission, mission, possession, discussion and extreme.',
  challengeAnswer:
    'For example: Your mission: find the extreme end of the playground. Get permission first. Hold no discussion. Take one possession, a red sock, and leave it under the bench for the next agent.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Children write and check them, then give one example each of /zhun/ and /shun/.',
      },
      {
        minutes: 5,
        text: 'Hear it: clap twice for verbs that end in -ss, once for -mit: discuss, permit, confess, admit.',
      },
      {
        minutes: 5,
        text: 'Rule: build permission step by step: permit, take off t, add ss, add ion.',
      },
      {
        minutes: 7,
        text: 'Read the three groups, trace the double s in the air and say what each word means.',
      },
      {
        minutes: 8,
        text: 'Odd one out in pairs. Then practise extreme.',
      },
      {
        minutes: 12,
        text: 'Dictation: after each sentence, children count the s letters in every -ssion word.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'The ss is a promise from the verb. Express has two, so expression has two. Verbs with -mit play a trick: the t goes, and a pair of s letters comes in.',
    watchFor:
      'Single s, as in permision. One s after a vowel would usually buzz, as in vision, so the whisper needs two.',
    support:
      'Put -ion on a sticky note and add it to express, confess and process. Then write permit, change its t to ss and add -ion.',
    stretch:
      'Find the nouns from transmit, submit, impress and progress, and write the rule that each one follows.',
    stretchAnswer:
      'transmission and submission follow permit: -mit becomes -mission. Impression and progression follow express: the verb ends in ss, so just add -ion.',
  },
};
