/** What the words of one box have in common, as a child can see it: their letters. */
export interface SpellingKind {
  label: string;
  letters: RegExp;
}

const DOUBLE_BEFORE_ENDING = /([a-z])\1(?:ed|en|ing)$/u;

/** How the words of a week can be sorted by their spelling, by year and week. */
export const SUPPORT_SORTS: Record<string, Record<number, SpellingKind[]>> = {
  'Year 2': {
    1: [
      { label: 'ends in -adge or -edge', letters: /[ae]dge$/u },
      endsIn('idge'),
      { label: 'ends in -odge or -udge', letters: /[ou]dge$/u },
    ],
    8: [
      { label: 'double b, d or p, then -le', letters: /(?:bb|dd|pp)le$/u },
      { label: 'double t, then -le', letters: /ttle$/u },
      { label: 'no double letter', letters: /^(?!.*([a-z])\1le$).*le$/u },
    ],
    17: [
      { label: 'ends in -ing or -ed', letters: /(?:ing|ed)$/u },
      { label: 'ends in -er or -est', letters: /(?:er|est)$/u },
    ],
    19: [endsIn('all'), endsIn('alk'), { label: 'begins with al-, one l', letters: /^al(?!l)/u }],
    23: [hasLetters('wor'), hasLetters('war')],
    26: [endsIn('ment'), endsIn('ness')],
    27: [endsIn('ful'), endsIn('less')],
    29: [endsIn("n't"), endsIn("'s"), { label: "ends in 're or 've", letters: /'[rv]e$/u }],
    32: [endsIn('ction'), endsIn('ation')],
  },
  'Year 3': {
    2: [hasDouble('t'), hasDouble('n'), hasDouble('r')],
    3: [endsIn('ing'), endsIn('ed'), endsIn('er')],
    5: [
      { label: 'ou, then b', letters: /oub/u },
      { label: 'ou, then n', letters: /oun/u },
      { label: 'ou, then c or s', letters: /ou[cs]/u },
    ],
    7: [
      { label: 'dis-, then a vowel letter', letters: /^dis[aeiou]/u },
      { label: 'dis-, then a consonant letter', letters: /^dis[^aeiou]/u },
    ],
    17: [hasLetters('graph'), { label: 'without graph', letters: /^auto(?!.*graph)/u }],
    19: [endsIn('ally'), { label: 'ends in -ly, but not in -ally', letters: /(?<!al)ly$/u }],
    20: [endsIn('ily'), { label: 'a consonant letter before -ly', letters: /[^aeiou]ly$/u }],
    22: [endsIn('easure'), endsIn('osure')],
    23: [
      { label: 'a vowel letter before -ture', letters: /[aeiou]ture$/u },
      { label: 'a consonant letter before -ture', letters: /[^aeiou]ture$/u },
    ],
    26: [
      { label: 'ei without gh', letters: /ei(?!gh)/u },
      { label: 'eigh', letters: /eigh/u },
      { label: 'ey', letters: /ey/u },
    ],
    28: [
      { label: 'ch at the start', letters: /^ch/u },
      { label: 'ch later in the word', letters: /.ch/u },
    ],
    34: [
      hasLetters('ear'),
      { label: 'with ea, but no r after it', letters: /ea(?!r)/u },
      hasLetters('ui'),
    ],
  },
  'Year 4': {
    1: [
      beginsWith('in'),
      beginsWith('im'),
      { label: 'begins with il- or ir-', letters: /^i[lr]/u },
    ],
    4: [endsIn('lous'), endsIn('rous'), { label: 'ends in -dous or -mous', letters: /[dm]ous$/u }],
    5: [endsIn('eous'), endsIn('ious')],
    7: [endsIn('ision'), endsIn('usion')],
    8: [
      endsIn('ction'),
      endsIn('ation'),
      { label: 'ends in -ntion or -ution', letters: /[nu]tion$/u },
    ],
    11: [
      { label: 't before -ician', letters: /tician$/u },
      { label: 'another letter before -ician', letters: /[^t]ician$/u },
    ],
    14: [endsIn('ique'), { label: 'ends in -que, no i before it', letters: /[^i]que$/u }],
    15: [
      { label: 'sc at the start', letters: /^sc/u },
      { label: 'sc later in the word', letters: /.sc/u },
    ],
    16: [
      { label: "ends in -ies'", letters: /ies'$/u },
      { label: "ends in -s', no ie before it", letters: /(?<!ie)s'$/u },
    ],
    21: [
      { label: 'a double letter before the ending', letters: DOUBLE_BEFORE_ENDING },
      {
        label: 'one letter before the ending',
        letters: new RegExp(`^(?!.*${DOUBLE_BEFORE_ENDING.source}).*(?:ed|en|ing)$`, 'u'),
      },
    ],
    22: [hasLetters('ou'), { label: 'y between two consonants', letters: /[^aeiou]y[^aeiou]/u }],
    25: [
      { label: 'begins with super- or sub-', letters: /^su(?:per|b)/u },
      { label: 'begins with anti- or auto-', letters: /^a(?:nti|uto)/u },
      beginsWith('inter'),
    ],
    28: [
      { label: 'ce at the start', letters: /^ce/u },
      { label: 'ce later in the word', letters: /.ce/u },
      { label: 'ci', letters: /ci/u },
    ],
    29: [hasDouble('p'), hasDouble('s'), hasDouble('f')],
    31: [hasLetters('augh'), hasLetters('ough')],
    32: [hasLetters('ui'), { label: 'with a silent k, s or w', letters: /^kn|^is|sw/u }],
  },
  'Year 5': {
    4: [
      endsIn('dential'),
      { label: 'ends in -ential, no d before it', letters: /[^d]ential$/u },
      endsIn('antial'),
    ],
    7: [endsIn('tant'), { label: 'ends in -dant or -vant', letters: /[dv]ant$/u }],
    10: [endsIn('ence'), endsIn('ency')],
    14: [endsIn('ceable'), endsIn('geable')],
    19: [endsIn('mb'), hasLetters('bt'), endsIn('stle')],
    20: [{ label: 'with kn or gn', letters: /[gk]n/u }, endsIn('mn'), hasLetters('sl')],
    21: [hasLetters('wr'), hasLetters('sw'), { label: 'with pt or gu', letters: /pt|gu/u }],
    23: [endsIn('ought'), endsIn('ough')],
    29: [beginsWith('co'), beginsWith('re'), beginsWith('pre')],
    33: [
      { label: '/sh/ spelt ti or ssi', letters: /(?:ti|ssi)on/u },
      { label: '/sh/ spelt ci', letters: /ci/u },
    ],
  },
  'Year 6': {
    1: [
      { label: 'ends in -cious or -tious', letters: /[ct]ious$/u },
      endsIn('cial'),
      endsIn('tial'),
    ],
    2: [endsIn('ant'), { label: 'ends in -ance or -ence', letters: /[ae]nce$/u }, endsIn('ation')],
    5: [endsIn('ence'), endsIn('ing'), endsIn('ee')],
    13: [
      endsIn('mn'),
      { label: 'with bt or mb', letters: /bt|mb/u },
      { label: 'begins with kn- or ps-', letters: /^(?:kn|ps)/u },
    ],
    14: [endsIn('ough'), { label: 'letters after ough', letters: /ough./u }],
    15: [
      { label: 'ei after c', letters: /cei/u },
      { label: 'ei after another letter', letters: /[^c]ei/u },
      { label: 'ie', letters: /ie/u },
    ],
    16: [hasLetters('phon'), hasLetters('graph'), hasLetters('scope')],
    19: [hasDouble('m'), hasDouble('p'), hasDouble('g')],
    20: [
      hasDouble('s'),
      { label: 'double c or double m', letters: /cc|mm/u },
      { label: 'double l or double r', letters: /ll|rr/u },
    ],
    21: [
      { label: 'ei', letters: /ei/u },
      { label: 'ie after c', letters: /cie/u },
      { label: 'ie after another letter', letters: /[^c]ie/u },
    ],
    25: [
      endsIn('ence'),
      { label: 'ends in -ance or -ant', letters: /an(?:ce|t)$/u },
      endsIn('ment'),
    ],
    27: [
      { label: 'ends in -cise or -nise', letters: /[cn]ise$/u },
      endsIn('ice'),
      { label: 'ends in -ade or -uise', letters: /(?:ade|uise)$/u },
    ],
    33: [
      beginsWith('uni'),
      { label: 'begins with bi- or tri-', letters: /^(?:bi|tri)/u },
      { label: 'begins with dec- or cent-', letters: /^(?:dec|cent)/u },
    ],
  },
};

function endsIn(letters: string): SpellingKind {
  const dash = letters.includes("'") ? '' : '-';
  return { label: `ends in ${dash}${letters}`, letters: new RegExp(`${letters}$`, 'u') };
}

function beginsWith(letters: string): SpellingKind {
  return { label: `begins with ${letters}-`, letters: new RegExp(`^${letters}`, 'u') };
}

function hasLetters(letters: string): SpellingKind {
  return { label: `with ${letters}`, letters: new RegExp(letters, 'u') };
}

function hasDouble(letter: string): SpellingKind {
  return { label: `double ${letter}`, letters: new RegExp(letter.repeat(2), 'u') };
}
