import type { WordWithMorphemes } from '../word.ts';

export const week4: WordWithMorphemes[] = [
  {
    word: 're|fe[r|r]ing',
    morphemes: 'referr=refer|ing',
    meaning: 'speaking of someone or something (used with to)',
    sentence: 'When you said that somebody snores, were you referring to me?',
  },
  {
    word: 're|fe[rr]ed',
    morphemes: 'referr=refer|ed',
    meaning: 'sent to someone who knows more',
    sentence: 'Puzzled by our tortoise, the vet referred it to a reptile clinic.',
  },
  {
    word: 're|fe[r|r]al',
    morphemes: 'referr=refer|al',
    meaning: 'a letter to refer someone to an expert for help',
    sentence: 'The school nurse wrote a referral so that Hana could see a hearing expert.',
  },
  {
    word: 'pre|fe[r|r]ing',
    morphemes: 'preferr=prefer|ing',
    meaning: 'liking one thing better than another',
    sentence: 'Our cat ignores her soft new bed, preferring a cardboard box.',
  },
  {
    word: 'trans|fe[r|r]ing',
    morphemes: 'transferr=transfer|ing',
    meaning: 'moving something from one place to another',
    sentence: 'Use a spoon for transferring the tadpoles, one by one, to the bigger tank.',
  },
  {
    word: 'trans|fe[rr]ed',
    morphemes: 'transferr=transfer|ed',
    meaning: 'moved or carried over to somewhere else',
    sentence: 'At half-term the class hamster was transferred to its smart new cage.',
  },
  {
    word: 'in|fe[r|r]ing',
    morphemes: 'inferr=infer|ing',
    meaning: 'coming to know something by means of clues',
    sentence: 'A detective is good at inferring the truth from a few muddy footprints.',
  },
  {
    word: 'in|fe[rr]ed',
    morphemes: 'inferr=infer|ed',
    meaning: 'decided from the clues that something was true',
    sentence: "Mum saw crumbs on Kofi's jumper and inferred that he had tried the cake.",
  },
  {
    word: 'de|fe[rr]ed',
    morphemes: 'deferr=defer|ed',
    meaning: 'put off until later',
    sentence: 'Because of the gale, our sailing lesson was deferred until the following week.',
  },
];
