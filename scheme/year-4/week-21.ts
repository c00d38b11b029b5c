import type { TeachingWeek } from '../week.ts';

export const week21: TeachingWeek = {
  kind: 'teach',
  focus: 'vowel suffixes mixed: double or not?',
  requirement:
    'Years 3 and 4: adding vowel suffixes to words of more than one syllable, stressed or not.',
  sound: {
    label: 'Where is the stress?',
    how: 'Call the words across the room: ad-MIT, O-pen, re-GRET, OFF-er. Which syllable is the louder one?',
  },
  rule: 'If the last syllable is stressed and ends in one vowel and one consonant, double that consonant: admitting; but open, opening.',
  exception:
    'British spelling doubles a final l even when it is not stressed: travelled, cancelled.',
  examples: ['forbidden', 'controlled', 'regretted', 'admitting', 'omitted'],
  pattern: /(?:dd|ll|tt)(?:en|ed|ing)$|e[nr](?:ed|ing)$/u,
  groups: [
    {
      heading: 'last syllable stressed: double',
      words: ['forbi[dd]en', 'contro[ll]ed', 'regre[tt]ed', 'admi[tt]ing', 'omi[tt]ed'],
    },
    {
      heading: 'last syllable not stressed: do not double',
      words: ['offe[r]ed', 'ente[r]ing', 'wande[r]ing', 'ope[n]ing', 'garde[n]ed'],
    },
  ],
  whichRule: [
    {
      rule: 'last syllable stressed: double',
      words: ['forbidden', 'controlled', 'regretted', 'admitting', 'omitted'],
    },
    {
      rule: 'last syllable not stressed: do not double',
      words: ['offered', 'entering', 'wandering', 'opening', 'gardened'],
    },
  ],
  byHeart: [
    {
      entry: 'popular',
      forms: ['popul[ar]'],
      hint: 'Pop, u, lar: one p in the middle, and ar at the end.',
    },
    {
      entry: 'position',
      forms: ['po[si]tion'],
      hint: 'One s, though it buzzes like z. Then i, and -tion to finish.',
    },
  ],
  origin: {
    word: 'forbidden',
    fact: 'Forbid is Old English. To bid was to command, and for- at the front turned it round: to forbid is to command someone not to do a thing.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say each word aloud and listen for the stress. Which one is odd?',
    rows: [
      {
        words: ['admit', 'regret', 'offer', 'forbid'],
        odd: 'offer',
        why: 'Its first syllable is stressed; the others stress the last.',
      },
      {
        words: ['opening', 'gardening', 'beginning', 'entering'],
        odd: 'beginning',
        why: 'Begin is stressed on its last syllable, so the n is doubled.',
      },
      {
        words: ['omitted', 'regretted', 'offered', 'admitted'],
        odd: 'offered',
        why: 'Its root, offer, did not double its last letter.',
      },
      {
        words: ['travelled', 'controlled', 'cancelled', 'labelled'],
        odd: 'controlled',
        why: 'Only control is stressed at the end; l doubles in all.',
      },
    ],
  },
  dictation: [
    'The guide regretted opening the forbidden door.',
    'She offered me the most popular position in the team.',
  ],
  missingWords: [
    'Stop! Running is {forbidden} beside the pool.',
    'The captain {controlled} the huge ship with one small lever.',
    'Ella {offered} her seat to a man with a walking stick.',
    'Please knock before {entering} the office.',
    'We went {wandering} through the woods in search of conkers.',
    'The goalkeeper is back in {position} between the posts.',
  ],
  mistakes: [
    {
      wrong: 'regreted',
      right: 'regretted',
      why: 're-GRET: the last syllable is loud, so double the t.',
      sentence: 'I ate six pancakes and soon regretted it.',
    },
    {
      wrong: 'openning',
      right: 'opening',
      why: 'O-pen: the last syllable is quiet, so one n is enough.',
      sentence: 'Mind your fingers when you are opening the gate.',
    },
    {
      wrong: 'controled',
      right: 'controlled',
      why: 'con-TROL: the last syllable is loud, so double the l.',
    },
    {
      wrong: 'offerred',
      right: 'offered',
      why: 'OFF-er: the ff is part of the root; the r stays single.',
    },
  ],
  proofreading: [
    'We {regreted=regretted} {openning=opening} the old gate at once.',
    'Behind it a goat was {wanderring=wandering} about.',
    'It {offerred=offered} us no way past.',
    '{Entring=Entering} was clearly {forbiden=forbidden}, so we went back to our {posision=position} by the wall.',
  ],
  challenge:
    'Write six rules for a castle full of ghosts. Use forbidden, entering, opening and wandering, and two doubled words.',
  challengeAnswer:
    'For example: 1 Entering after dark is forbidden. 2 No wandering in the walls. 3 Opening the old chest is not permitted. 4 Howling must be controlled. 5 Cold draughts may not be offered to guests. 6 Skeletons are admitted on Fridays.',
  exit: ['forbidden', 'regretted', 'offered', 'wandering', 'opening'],
  classSentence: 'The popular singer controlled her voice, admitting that she was nervous.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words, each in a sentence. Ask for one homophone pair that is now easy.',
      },
      {
        minutes: 5,
        text: 'Stress walk: children step softly for quiet syllables and stamp on loud ones: admit, offer, control, garden.',
      },
      {
        minutes: 5,
        text: 'Rule: sort admit, offer, regret, open, forbid and garden into stamp-last and stamp-first, then add -ing to each.',
      },
      {
        minutes: 7,
        text: 'Groups: mark the stressed syllable in each root with a dot, then check the letter that was or was not doubled.',
      },
      { minutes: 8, text: 'Odd one out by ear. Then practise popular and position.' },
      {
        minutes: 10,
        text: 'Dictation: children whisper the root of each longer word before they write it.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Children stamp the stressed syllable of the root before they write.',
      },
    ],
    say: 'Say the root as if you were calling it to someone far away. If the last syllable is the loud one, its consonant needs a twin. If not, leave it alone.',
    watchFor:
      'Doubling everywhere once doubling has been taught. Mix the two kinds in every task, so that children must decide each time.',
    support:
      'Use two hoops labelled loud last and quiet last. Children say the root, place the card, then add the suffix.',
    stretch:
      'Explain why visiting has one t and permitting has two, and test your rule on equipped, limited and forgetting.',
    stretchAnswer:
      'Visit is stressed on its first syllable, permit on its second, so only permit doubles. Equip and forget are stressed at the end: equipped, forgetting. Limit is not: limited.',
  },
};
