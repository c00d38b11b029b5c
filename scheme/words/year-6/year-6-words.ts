import type { WordWithMorphemes } from '../word.ts';
import { week1 } from './week-01.ts';
import { week2 } from './week-02.ts';
import { week3 } from './week-03.ts';
import { week4 } from './week-04.ts';
import { week5 } from './week-05.ts';
import { week7 } from './week-07.ts';
import { week8 } from './week-08.ts';
import { week9 } from './week-09.ts';
import { week10 } from './week-10.ts';
import { week11 } from './week-11.ts';
import { week13 } from './week-13.ts';
import { week14 } from './week-14.ts';
import { week15 } from './week-15.ts';
import { week16 } from './week-16.ts';
import { week17 } from './week-17.ts';
import { week19 } from './week-19.ts';
import { week20 } from './week-20.ts';
import { week21 } from './week-21.ts';
import { week22 } from './week-22.ts';
import { week23 } from './week-23.ts';
import { week25 } from './week-25.ts';
import { week26 } from './week-26.ts';
import { week27 } from './week-27.ts';
import { week28 } from './week-28.ts';
import { week29 } from './week-29.ts';
import { week31 } from './week-31.ts';
import { week32 } from './week-32.ts';
import { week33 } from './week-33.ts';
import { week34 } from './week-34.ts';
import { week35 } from './week-35.ts';

export const year6Words: WordWithMorphemes[] = [
  ...week1,
  ...week2,
  ...week3,
  ...week4,
  ...week5,
  ...week7,
  ...week8,
  ...week9,
  ...week10,
  ...week11,
  ...week13,
  ...week14,
  ...week15,
  ...week16,
  ...week17,
  ...week19,
  ...week20,
  ...week21,
  ...week22,
  ...week23,
  ...week25,
  ...week26,
  ...week27,
  ...week28,
  ...week29,
  ...week31,
  ...week32,
  ...week33,
  ...week34,
  ...week35,
];
