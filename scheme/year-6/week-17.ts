import type { TeachingWeek } from '../week.ts';

export const week17: TeachingWeek = {
  kind: 'teach',
  focus: 'Latin roots: spect, port, struct, rupt, dict',
  requirement: 'Years 5 and 6: use knowledge of morphology and etymology in spelling.',
  sound: {
    label: 'what the roots mean',
    how: 'Chant with actions: spect look, port carry, struct build, rupt break, dict say.',
  },
  rule: 'Latin roots keep their letters and their meaning: spect look, port carry, struct build, rupt break, dict say.',
  exception:
    'The same letters are not always the same root: a portion is a share, and has nothing to do with carrying.',
  pattern: /spect|port|struct|rupt|dict/u,
  groups: [
    {
      heading: 'spect look, port carry',
      words: ['in[spect]', '[spect]ator', 'trans[port]', '[port]able'],
    },
    {
      heading: 'struct build, rupt break',
      words: ['con[struct]', 'de[struct]ion', 'inter[rupt]', 'e[rupt]'],
    },
    { heading: 'dict say', words: ['pre[dict]', '[dict]ionary'] },
  ],
  byHeart: [
    {
      entry: 'necessary',
      forms: ['ne[c]e[ss]ary'],
      hint: 'One cap and two socks are necessary: one c, two s.',
    },
    { entry: 'nuisance', forms: ['n[ui]s[ance]'], hint: 'N, then ui as in fruit, then sance.' },
  ],
  origin: {
    word: 'interrupt',
    fact: 'Interrupt is Latin: inter, between, and rumpere, to break. If you interrupt, you break in between the words of someone else.',
    journey: [
      { from: 'Latin', form: 'rumpere', meaning: 'to break' },
      { from: 'Latin', form: 'interrumpere', meaning: 'to break in between' },
      { from: 'Latin', form: 'interruptus', meaning: 'broken into' },
      { from: 'English', form: 'interrupt', meaning: 'to break into what someone says' },
    ],
    journeyTask: {
      question: 'Which has another root: erupt, bankrupt, rumour or interrupt?',
      answer: 'Rumour: it comes from rumor, talk. The others come from rumpere, to break.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Find the Latin root in each word and sort the words by what it means.',
    piles: [
      { label: 'look', words: ['inspect', 'spectator', 'spectacles'] },
      { label: 'carry', words: ['transport', 'portable', 'import'] },
      { label: 'build', words: ['construct', 'structure', 'destruction'] },
      { label: 'say', words: ['predict', 'dictionary', 'dictate'] },
    ],
  },
  dictation: [
    'No one could predict when the old volcano would erupt.',
    'Please do not interrupt me while I look in the dictionary.',
  ],
  missingWords: [
    'A {spectator} in the front row caught the ball.',
    'Trams, trains and buses are forms of public {transport}.',
    'This {portable} speaker is small enough for my pocket.',
    'Can you {predict} what will happen in the next chapter?',
    'The storm caused the {destruction} of three garden sheds.',
    'That buzzing wasp is a real {nuisance}.',
  ],
  mistakes: [
    {
      wrong: 'interupt',
      right: 'interrupt',
      why: 'Inter ends in r and rupt begins with r: keep both.',
      sentence: 'May I interrupt your game for a moment?',
    },
    { wrong: 'dictionery', right: 'dictionary', why: 'Dict, ion, then ary with an a.' },
    { wrong: 'neccessary', right: 'necessary', why: 'One c only; it is the s that doubles.' },
    { wrong: 'nusance', right: 'nuisance', why: 'There is a ui in it, as in fruit and suit.' },
  ],
  proofreading: [
    'Nobody can {predickt=predict} what my baby sister will do.',
    'She may {errupt=erupt} at any moment, in front of every {spectater=spectator}.',
    'We carry a {portible=portable} chair and {inspeckt=inspect} each café first.',
    'If it is {neccessary=necessary} to {interupt=interrupt} her lunch, she is a {nusance=nuisance} all day.',
  ],
  challenge:
    'Choose one root and grow a word tree with at least six words on it. Underline the root on every branch.',
  challengeAnswer:
    'For example, port: transport, portable, import, export, report, support, deport, porter. Underline port on every branch, and say what carrying has to do with it.',
  exit: ['inspect', 'transport', 'destruction', 'interrupt', 'predict'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; where one has a Greek root, children say what the root means.',
      },
      {
        minutes: 5,
        text: 'Meet the roots: spect shade your eyes, port lift a bag, struct stack fists, rupt snap a stick, dict hand at mouth. Call and act.',
      },
      {
        minutes: 5,
        text: 'Rule: split interrupt into inter and rupt on the board, to see where the two rs come from.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners explain each word by its root: a spectator is someone who looks.',
      },
      { minutes: 7, text: 'Sort the twelve words by meaning, then learn necessary and nuisance.' },
      {
        minutes: 10,
        text: 'Dictation: read in parts, breaking before each root; children underline the roots at the end.',
      },
      {
        minutes: 5,
        text: 'Exit check: inspect, transport, destruction, interrupt, predict, each said with its action.',
      },
    ],
    say: 'Cut a long word into its parts and it stops being long. Spell each part, then check what happens where they join.',
    watchFor:
      'Lost letters: constuct, desruction, predick. Have children touch each letter of str and of ct as they say the root.',
    support:
      'Give root cards and prefix cards in two colours. Children join one of each, read the word and say what its root means.',
    stretch:
      'Work out contradict, abrupt, respect and instruct from their parts, then see how close a dictionary is to your guess.',
    stretchAnswer:
      'contradict: to speak against. abrupt: broken off. respect: to look back at, so to look up to. instruct: to build in, so to teach.',
  },
};
