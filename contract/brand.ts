/** Whose site this is. Change these lines to run it under another name. */
export const BRAND = {
  name: 'Spelling Orchard',
  teamEmail: 'team@spellingorchard.example',
  feedbackEmail: 'feedback@spellingorchard.example',
  senderEmail: 'no-reply@spellingorchard.example',
  /** What a standard school pays for a year. */
  pricePounds: 250,
  /** The week that visitors may leaf through, if the library has it. They see everything in it that may be downloaded. */
  sampleWeek: { year: 'Year 2', week: 'Week 1' },
  partners: [
    { name: 'Orchard Education Consultancy', url: 'https://consultancy.spellingorchard.example/' },
    { name: 'Orchard Primary School', url: 'https://school.spellingorchard.example/' },
  ],
} as const;
