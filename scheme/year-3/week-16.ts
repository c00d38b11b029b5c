import type { TeachingWeek } from '../week.ts';

export const week16: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix anti-',
  requirement: 'Years 3 and 4: the prefix anti-, meaning against.',
  sound: {
    label: 'anti- means against',
    how: 'Hold up a flat hand, like a stop sign, each time you say anti: antifreeze, antivirus, antiseptic.',
  },
  rule: 'Anti- at the front of a word means against, or the opposite of.',
  exception:
    'Antique and antics only look as if they had this prefix: they come from a Latin word for old.',
  pattern: /^anti-?[a-z]{4,}$/u,
  groups: [
    {
      heading: 'against germs and illness',
      words: ['[anti]septic', '[anti]body', '[anti]biotic', '[anti]dote'],
    },
    {
      heading: 'against something else',
      words: ['[anti]freeze', '[anti]virus', '[anti]social'],
    },
    {
      heading: 'the opposite of',
      words: ['[anti]-clockwise', '[anti]hero', '[anti]climax'],
    },
  ],
  byHeart: [
    {
      entry: 'forward(s)',
      forms: ['fo[r]w[ar]d', 'fo[r]w[ar]ds'],
      hint: 'For + ward: the first r is easy to forget.',
    },
  ],
  origin: {
    word: 'antidote',
    fact: 'Antidote is Greek: anti means against, and the second part means given. It is what you are given against a poison.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word in each row is not built with anti- meaning against or opposite?',
    rows: [
      {
        words: ['antifreeze', 'antique', 'antivirus', 'antibody'],
        odd: 'antique',
        why: 'An antique is something old.',
      },
      {
        words: ['antisocial', 'antiseptic', 'antidote', 'antics'],
        odd: 'antics',
        why: 'Antics are silly, funny tricks.',
      },
      {
        words: ['anticipate', 'antihero', 'anti-clockwise', 'anticlimax'],
        odd: 'anticipate',
        why: 'To anticipate is to look ahead to something.',
      },
      {
        words: ['antibiotic', 'antibody', 'antler', 'antidote'],
        odd: 'antler',
        why: 'It begins with ant, but not with anti.',
      },
    ],
  },
  dictation: [
    'Turn the key anti-clockwise, then push the door forward.',
    'Mum put antiseptic on the cut on my knee.',
  ],
  missingWords: [
    'Dad puts {antifreeze} in the car before the frosts come.',
    'In the tale, only one herb is the {antidote} to the spell.',
    'The doctor told me to swallow one {antibiotic} pill each day for a week.',
    'Run the {antivirus} check before you open that file.',
    'Loud music at midnight is {antisocial} if people are asleep.',
    'I look {forward} to your visit in the holidays.',
  ],
  mistakes: [
    {
      wrong: 'antyfreeze',
      right: 'antifreeze',
      why: 'The prefix for against is anti, with an i at its end.',
    },
    {
      wrong: 'antisoshal',
      right: 'antisocial',
      why: 'The root word is social: its /sh/ is spelt ci.',
    },
    { wrong: 'antivirous', right: 'antivirus', why: 'Virus is a noun and ends in us.' },
    { wrong: 'foward', right: 'forward', why: 'There is an r in both parts: for + ward.' },
  ],
  proofreading: [
    'At the vet our dog would not come {foward=forward}.',
    'She ran round the table {anti-clockwize=anti-clockwise} until she was tired.',
    'The vet dabbed a little {antyseptic=antiseptic} on her paw.',
    'It took one second: what an {anticlimacks=anticlimax}!',
  ],
  challenge:
    'Design three gadgets with new anti- names, such as an anti-puddle boot. Write what each one works against.',
  challengeAnswer:
    'For example: An anti-puddle boot: it dries the path before you step. An anti-crumb hat: it catches toast. An anti-snore pillow: it hums louder. Look for a clear sense of against.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask for a super- word that was hard, and what was hard in it.',
      },
      {
        minutes: 5,
        text: 'Meaning: stop-sign hands. Ask what antifreeze is against, then antivirus, antisocial and antiseptic.',
      },
      {
        minutes: 5,
        text: 'Rule: turn a real clock hand clockwise, then anti-clockwise. Here anti- means the opposite way.',
      },
      {
        minutes: 9,
        text: 'Groups: children say each word in syllables, write it, and note the one word that has a hyphen.',
      },
      {
        minutes: 6,
        text: 'Odd one out: let pairs use a dictionary for antique, antics and anticipate.',
      },
      {
        minutes: 2,
        text: 'Learn forward and forwards: for, then ward with ar, and last of all the s.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences. Say that anti-clockwise has a hyphen before they begin.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Anti- is the prefix with its hand up: stop! Antifreeze says stop to ice, and antivirus says stop to a virus.',
    watchFor:
      'Anty or ante for anti, and doubt about hyphens. Dictionaries differ; in this scheme only anti-clockwise has one.',
    support:
      'Work from pictures that children know: a clock for anti-clockwise, a plaster for antiseptic, a computer for antivirus.',
    stretch:
      'Look up antibody and antibiotic. How does each fight germs, and what might bio mean in the second one?',
    stretchAnswer:
      'Your own body makes an antibody to fight a germ it has met. An antibiotic is a medicine that kills bacteria. Bio means life, so an antibiotic works against living germs.',
  },
};
