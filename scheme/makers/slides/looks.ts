import { BAND_LOOK } from './band-look.ts';
import { BLOCKS_LOOK } from './blocks-look.ts';
import type { Look } from './look.ts';
import { MEADOW_LOOK } from './meadow-look.ts';

/** Pictures and sound buttons at six, syllables at seven to nine, morphemes after that. */
export function lookOf(year: string): Look {
  if (year === 'Year 2') return MEADOW_LOOK;
  return year === 'Year 3' || year === 'Year 4' ? BLOCKS_LOOK : BAND_LOOK;
}
