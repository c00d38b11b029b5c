/** Texts of the strip above the library that leads back to where a teacher was. */
export const lastPlaceCopy = {
  label: 'Where you were',
  goOn: (year: string, week: string, title?: string) =>
    `Continue: ${year} · ${week}${title ? `, ${title}` : ''}`,
  present: 'Present',
  presentOf: (name: string, week: string) => `Present ${name}, ${week}`,
  next: (week: string) => `Next: ${week}`,
  forget: 'Forget',
  forgetLabel: 'Forget where I was',
  forgotten: 'Your place has been forgotten.',
  undo: 'Undo',
  failed: (message: string) => `Error: ${message}`,
} as const;
