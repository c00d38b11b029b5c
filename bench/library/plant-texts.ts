import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

const PAGES_PER_RESOURCE = 10;
const WORDS_PER_PAGE = 60;
const RESOURCES_AT_ONCE = 200;
/** Of a large library; a few are on every page and most on a handful, as in any language. */
const VOCABULARY = 20_000;
const SKEW = 3;

/** Gives every resource ten pages of text. Returns the words, the common ones first. */
export async function plantTexts(db: Database, blobs: string[]): Promise<string[]> {
  const words = makeWords();
  for (let at = 0; at < blobs.length; at += RESOURCES_AT_ONCE) {
    const sources: string[] = [];
    const pages: number[] = [];
    const texts: string[] = [];
    for (const blob of blobs.slice(at, at + RESOURCES_AT_ONCE)) {
      for (let page = 1; page <= PAGES_PER_RESOURCE; page += 1) {
        sources.push(blob);
        pages.push(page);
        texts.push(makePage(words));
      }
    }
    await sql`
      insert into page_texts (source, page, text)
      select * from unnest(${sources}::text[], ${pages}::integer[], ${texts}::text[])`.execute(db);
  }
  await sql`insert into library_words select distinct w from unnest(${words}::text[]) as w`.execute(
    db,
  );
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze page_texts, library_words, objects`.execute(connection);
  });
  return words;
}

export function makeWords(): string[] {
  const starts = [
    'b',
    'br',
    'c',
    'd',
    'f',
    'fl',
    'g',
    'h',
    'l',
    'm',
    'n',
    'p',
    'r',
    's',
    'st',
    't',
  ];
  const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
  const ends = ['dge', 'n', 'st', 'tion', 'ly', 'r', 'ck', 'm', 'll', 'p'];
  const parts = (n: number) =>
    `${starts[n % starts.length]}${vowels[Math.floor(n / 3) % vowels.length]}`;
  const words = new Set<string>();
  for (let n = 0; words.size < VOCABULARY; n += 1) {
    words.add(`${parts(n)}${parts(Math.floor(n / 16))}${ends[Math.floor(n / 7) % ends.length]}`);
    if (n > VOCABULARY * 50) break;
  }
  return [...words];
}

export function makePage(words: string[]): string {
  return Array.from({ length: WORDS_PER_PAGE }, (_, n) => {
    const word = words[Math.floor(words.length * Math.random() ** SKEW)] ?? '';
    return n % 10 === 9 ? `${word}.` : word;
  }).join(' ');
}
