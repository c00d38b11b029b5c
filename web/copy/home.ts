export const homeCopy = {
  headline: ['Master Spelling,', 'Empower Learning'],
  introduction:
    'A structured spelling scheme for Year\u00a02 to Year\u00a06. Every week has slides to teach from and worksheets to print.',
  explore: 'Explore resources',
} as const;
