import type { SubscriptionStatus } from '#contract/schools.ts';
import { counted } from './counted.ts';

export const figuresCopy = {
  heading: 'Figures',
  explanation: 'What schools use, counted by school and day and never by person.',
  show: 'Show figures',
  hide: 'Hide figures',
  loading: 'Loading figures',
  asTable: 'Show as a table',
  tableOf: (title: string) => `${title}, as a table`,
  save: 'Download CSV',
  saveOf: (title: string) => `Download CSV of ${title}`,
  none: 'Nothing to show yet.',
  schools: {
    title: 'Schools by status',
    file: 'schools-by-status.csv',
    day: 'Day',
    statuses: {
      active: 'Active',
      trial: 'Trial',
      pending: 'Pending',
      inactive: 'Inactive',
    } satisfies Record<SubscriptionStatus, string>,
  },
  weeks: {
    title: 'Lessons a week',
    file: 'use-by-week.csv',
    columns: ['Week from', 'Lessons presented', 'Downloads', 'Prints', 'Sign-ins'],
    bar: (day: string, lessons: number) => `Week from ${day}: ${counted(lessons, 'lesson')}`,
  },
  heat: {
    title: 'Use of each week of the scheme',
    note: 'Lessons, downloads and prints in the last 52 weeks. The darker the square, the more it is used.',
    file: 'use-of-the-scheme.csv',
    columns: ['Year group', 'Week', 'Uses'],
    cell: (year: string, week: string, uses: number) => `${year}, ${week}: ${counted(uses, 'use')}`,
  },
  mostUsed: { title: 'Most used resources', file: 'most-used.csv' },
  leastUsed: { title: 'Least used resources', file: 'least-used.csv' },
  resourceColumns: ['Resource', 'Uses'],
  quiet: {
    title: 'Schools going quiet before their renewal',
    note: 'Schools that have not used their subscription or trial for three weeks, or since it began. The next to end comes first; schools with more than 90 days left are not listed.',
    none: 'No school has gone quiet.',
    file: 'quiet-schools.csv',
    columns: ['School', 'Domain', 'Ends on', 'Last used on'],
    noEnd: 'No end',
    never: 'Never',
  },
} as const;
