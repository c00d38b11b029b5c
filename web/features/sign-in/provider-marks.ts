/** Colour and outline of each shape in a square of 48 units. */
export type ProviderMark = readonly (readonly [fill: string, path: string])[];

/** As Google and Microsoft ask for them beside their names. */
export const PROVIDER_MARKS: ReadonlyMap<string, ProviderMark> = new Map<string, ProviderMark>([
  [
    'google',
    [
      [
        '#EA4335',
        'M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z',
      ],
      [
        '#4285F4',
        'M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.7 7.2l7.7 6C44.4 38 47 31.8 47 24.6z',
      ],
      ['#FBBC05', 'M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6l8-6.2z'],
      [
        '#34A853',
        'M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z',
      ],
    ],
  ],
  [
    'microsoft',
    [
      ['#F25022', 'M2 2h21v21H2z'],
      ['#7FBA00', 'M25 2h21v21H25z'],
      ['#00A4EF', 'M2 25h21v21H2z'],
      ['#FFB900', 'M25 25h21v21H25z'],
    ],
  ],
]);
