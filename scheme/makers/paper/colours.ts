/** The colours of the site, so that a slide and the page it is shown on belong together. */
export const COLOURS = {
  paper: '#fffaf0',
  sheet: '#ffffff',
  ink: '#1c2b21',
  inkSoft: '#4a5a4e',
  leaf: '#1f6b3f',
  leafDeep: '#134a2b',
  leafWash: '#e4f2e7',
  apple: '#c2352b',
  appleWash: '#fbe4e1',
  honey: '#f4b740',
  honeyWash: '#fff1cc',
  sky: '#e1f0fa',
  grass: '#cbe6bf',
  square: '#cfdfec',
  line: '#e6dcc8',
  lineStrong: '#8c8069',
} as const;
