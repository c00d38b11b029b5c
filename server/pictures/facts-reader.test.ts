import { afterAll, expect, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { createLog } from '../log.ts';
import { createPdfDrawer } from '../pdf/pdf-drawer.ts';
import { createDrawingTurns } from './drawing-turns.ts';
import { createFactsReader } from './facts-reader.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const { log } = captureLog();
/** Has enough after one page. */
const drawer = createPdfDrawer(createLog('silent'), { enoughMs: -1 });
afterAll(() => drawer.stop());

const PAGES = 6;
const TURN = { person: 'pip', isAhead: false };

test('a long document opens with the sizes of its pages, and the rest of its text is read later', async () => {
  const files = await openTestStore(await temporaryFolder());
  const pdf = await aResource(db, files, 'Year 2/Week 1/Book.pdf', { content: slides(PAGES) });
  const takeTurn = createDrawingTurns();
  const now = () => new Date();
  const readFacts = createFactsReader({ db, files, log, now, drawer, takeTurn });
  const first = await readFacts(pdf, TURN);
  expect(first.map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: PAGES }, () => [960, 540]),
  );
  expect(first.flatMap(({ text }) => text.map((item) => item.text))).toEqual(['Slide 1']);
  expect(Object.keys(first.at(-1) ?? {})).not.toContain('isUnread');
  await eventually(async () => {
    const later = await readFacts(pdf, TURN);
    expect(later.flatMap(({ text }) => text.map((item) => item.text))).toEqual(
      Array.from({ length: PAGES }, (_, at) => `Slide ${at + 1}`),
    );
  }, 60_000);
});
