import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BRAND } from '#contract/brand.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

const FONT = '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';
const SENTENCE =
  'Slides to teach from and worksheets to print,<br>every week from Year&nbsp;2 to Year&nbsp;6.';

/** A page with nothing to fetch: name, sentence and address in the colours and type of the site. */
export async function closingCard(): Promise<string> {
  const [theme, mark, orchard, font] = await Promise.all([
    readFile(join(PROJECT_ROOT, 'web/theme.css'), 'utf8'),
    readFile(join(PROJECT_ROOT, 'web/public/favicon.svg'), 'utf8'),
    readFile(join(PROJECT_ROOT, 'web/public/pictures/orchard.svg'), 'utf8'),
    readFile(createRequire(import.meta.url).resolve(FONT), 'base64'),
  ]);
  const colours = theme.match(/--color-[\w-]+: [^;]+;/g)?.join('\n') ?? '';
  const address = BRAND.teamEmail.split('@').at(-1);
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>
    @font-face { font-family: Lexend; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    :root { ${colours} }
    ${LOOKS}
    </style><body>
    <main>
      <div class="mark">${mark}</div>
      <h1>${BRAND.name}</h1>
      <p>${SENTENCE}</p>
      <strong>${address}</strong>
    </main>
    ${orchard.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')}
    </body></html>`;
}

const LOOKS = `
  * { box-sizing: border-box; margin: 0; }
  body {
    height: 100vh; overflow: hidden; position: relative; font-family: Lexend; color: var(--color-ink);
    background: linear-gradient(rgb(230 220 200 / 0.5) 1px, transparent 1px) 0 0 / 100% 34px var(--color-paper);
    -webkit-font-smoothing: antialiased;
  }
  main { height: 530px; display: grid; place-content: center; justify-items: center; text-align: center; }
  main > * { animation: rise 0.7s cubic-bezier(0.2, 0.7, 0.2, 1) both; }
  .mark svg { display: block; width: 84px; height: 84px; }
  h1 { margin-top: 14px; font-size: 68px; line-height: 1.1; letter-spacing: -0.025em; font-weight: 650; color: var(--color-leaf-deep); animation-delay: 0.12s; }
  p { margin-top: 18px; max-width: 30em; font-size: 25px; line-height: 1.45; text-wrap: balance; color: var(--color-ink-soft); animation-delay: 0.3s; }
  strong { margin-top: 30px; padding: 12px 30px; border-radius: 999px; font-size: 23px; font-weight: 600; background: var(--color-leaf); color: var(--color-sheet); animation-delay: 0.55s; }
  body > svg { position: absolute; bottom: 0; left: 0; width: 100%; height: 200px; }
  @keyframes rise { from { opacity: 0; transform: translateY(18px); } }
`;
