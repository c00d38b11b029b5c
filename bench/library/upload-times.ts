import { sql } from 'kysely';
import { makeWeek } from '#scheme/makers/make-week.ts';
import type { Database } from '#server/db/database.ts';
import type { Administrator } from '../administrator.ts';
import { timed } from '../figures.ts';

const ROUNDS = 20;
const WEEK = 'Upload year/Week 1';

export interface UploadTimes {
  withText: number[];
  withoutText: number[];
}

/**
 * Uploads the same resources of the starter scheme in turns, with their text and without it: the PDF is read page by
 * page in any case, to check it, but then the database throws the text away.
 */
export async function measureUploads(
  { addWeek, upload }: Administrator,
  db: Database,
): Promise<UploadTimes> {
  const files = await makeWeek('Year 5', 22, ['Slides.pdf', 'Worksheet.pdf']);
  const took: UploadTimes = { withText: [], withoutText: [] };
  await addWeek(WEEK);
  await sql`
    create function forget_text() returns trigger language plpgsql as 'begin return null; end'`.execute(
    db,
  );
  await sql`
    create trigger forget_text before insert on page_texts
    for each row execute function forget_text()`.execute(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds = ['withText', 'withoutText'] as const;
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const action = sql.raw(kind === 'withText' ? 'disable' : 'enable');
      await sql`alter table page_texts ${action} trigger forget_text`.execute(db);
      for (const { name, bytes } of files) {
        const path = `${WEEK}/${round} ${kind} ${name}`;
        took[kind].push((await timed(() => upload(path, Buffer.from(bytes)))).ms);
      }
    }
  }
  await sql`drop trigger forget_text on page_texts`.execute(db);
  return took;
}
