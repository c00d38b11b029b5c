import type { WordWithSounds } from '../word.ts';

export const week9: WordWithSounds[] = [
  {
    word: 'in|co[r|r]ect',
    sounds: 'i|n|c|o|rr|e|c|t',
    meaning: 'wrong',
    sentence: 'Seven is incorrect, because four add four makes eight.',
  },
  {
    word: 'in|a[c|c]u|r[ate]',
    sounds: 'i|n|a|cc|u|r|a|te',
    meaning: 'not exact, so you cannot rely on it',
    sentence: 'My watch is inaccurate: it loses ten minutes a day.',
  },
  {
    word: 'in|com|pl[ete]',
    sounds: 'i|n|c|o|m|p|l|e_e|t',
    meaning: 'with a part missing',
    sentence: 'Without the queen, our chess set is incomplete.',
  },
  {
    word: 'in|d[i]|rect',
    sounds: 'i|n|d|i|r|e|c|t',
    meaning: 'not going the shortest way',
    sentence: 'We took an indirect path home to see the lambs.',
    starter: 'We took the indirect way home because',
  },
  {
    word: 'in|ac|ti[ve]',
    sounds: 'i|n|a|c|t|i|ve',
    meaning: 'not moving or doing anything',
    sentence: 'Bats are inactive by day and hang asleep in the dark.',
  },
  {
    word: 'in|se|c[ure]',
    sounds: 'i|n|s|e|c|ure',
    meaning: 'not feeling safe or sure of yourself',
    sentence: 'At first I felt insecure on skates and held the rail.',
  },
  {
    word: 'in|for|m[al]',
    sounds: 'i|n|f|or|m|al',
    meaning: 'relaxed and friendly, with no strict rules',
    sentence: 'Good morning is formal, but hiya is informal.',
  },
  {
    word: 'in|vi[s]|[i|ble]',
    sounds: 'i|n|v|i|s|i|b|le',
    meaning: 'not able to be seen',
    sentence: 'Air is all around us, but it is invisible.',
  },
  {
    word: 'in|cred|[i|ble]',
    sounds: 'i|n|c|r|e|d|i|b|le',
    morphemes: 'in|cred|ible',
    meaning: 'so amazing that it is hard to believe',
    sentence: 'Hummingbirds have an incredible trick: they can fly backwards.',
    starter: 'The most incredible thing I have seen is',
  },
  {
    word: 'in|ex|pen|[s]i[ve]',
    sounds: 'i|n|e|x|p|e|n|s|i|ve',
    meaning: 'not costing much money',
    sentence: 'Charity shops are full of inexpensive books and toys.',
  },
  {
    word: 'com|pl[ete]',
    sounds: 'c|o|m|p|l|e_e|t',
    meaning: 'with no part missing',
    sentence: 'Is the pack complete, or is a card missing?',
  },
];
