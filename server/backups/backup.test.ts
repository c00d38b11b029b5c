import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  aSite,
  backUp,
  backUpWhatIsThere,
  fill,
  KEPT,
  migrationsWithout,
  restore,
  rowsOf,
} from '#testing/backed-up-site.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { migrate } from '../db/migrate.ts';
import { insertFolder } from '../features/library/changes.queries.ts';
import { listObjects } from '../features/library/library.queries.ts';
import { treeOf } from '../features/library/tree.ts';
import { contentOf, hashOf } from '../files/blob-content.ts';
import { compareStore } from '../files/compare-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { withArchive } from './archive-reader.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { LEFT_OUT } from './left-out.ts';
import { MANIFEST } from './manifest.ts';
import { listTables } from './tables.queries.ts';
import { writeBackup } from './write-backup.ts';

/** A migration that no other one builds on. */
const NEEDED_BY_NONE = '0016_titles_and_word_indexes.sql';

test('every table either goes into a backup or is left out on purpose', async () => {
  const { db } = await aSite();
  const names = (await listTables(db)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...KEPT, ...LEFT_OUT].toSorted());
});

test('every row is restored as it was, and new rows get new numbers', async () => {
  const site = await aSite();
  await fill(site.db);
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides "é\\ \u2028.pdf');
  const before = await rowsOf(site);
  expect(before.every(([, rows]) => rows.length > 0)).toBe(true);
  const file = await backUp(site);

  const restored = await aSite();
  await restore(file, restored);
  expect(await rowsOf(restored)).toEqual(before);
  expect(await storeFindings(restored.db, restored.files)).toEqual([]);
  const note = { actor: 'a', action: 'b', subject: 'c', details: '{}' };
  await restored.db.insertInto('audit_log').values(note).execute();
  await restored.db.insertInto('users').values({ email: 'new@school.example' }).execute();
  expect(await restored.db.selectFrom('profiles').select('email').execute()).toHaveLength(2);
  const ids = await restored.db.selectFrom('audit_log').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4]);
});

test('titles of folders are restored, also of deleted ones', async () => {
  const site = await aSite();
  await fill(site.db);
  await insertFolder(site.db, 'Year 2', '/j/ spelt -dge');
  const file = await backUp(site);
  const restored = await aSite();
  await restore(file, restored);
  const [year] = treeOf(await listObjects(restored.db)).years;
  expect(year).toMatchObject({ name: 'Year 2', title: '/j/ spelt -dge' });
  const deleted = await restored.db.selectFrom('deleted_objects').select('title').execute();
  expect(deleted).toEqual([{ title: 'a title' }]);
});

test('a backup holds no session, code or queued mail', async () => {
  const site = await aSite();
  await fill(site.db);
  await withArchive(await backUp(site), MANIFEST, async ({ entries, readText }) => {
    const texts = await Promise.all(entries.map(({ name }) => readText(name)));
    const all = texts.join('');
    for (const secret of ['a token', 'a code', 'a sealed message', 'somebody tried']) {
      expect(all).not.toContain(secret);
    }
  });
});

test('without missing, damaged and unreadable files, which are named, everything else is restored', async () => {
  const site = await aSite();
  await fill(site.db);
  const content = Buffer.alloc(32, 'as it was');
  const named = (name: string) => aResource(site.db, site.files, `Year 2/${name}`, { content });
  await named('Week 1/Steady.pdf');
  const missing = await named('Week 1/Missing.pdf');
  const damaged = await named('Week 1/Damaged.pdf');
  const unreadable = await named('Week 1/Unreadable.pdf');
  await site.files.delete(missing.blob);
  const faulty: FileStore = {
    ...site.files,
    async read(blob, range) {
      if (blob === unreadable.blob) throw new Error('EIO');
      return blob === damaged.blob ? contentOf(Buffer.alloc(32)) : site.files.read(blob, range);
    },
  };
  const { file, lost } = await backUpWhatIsThere({ ...site, files: faulty });
  const inWeek = (name: string, { blob }: { blob: string }, fault: string) => ({
    blob,
    paths: [`learning/Year 2/Week 1/${name}`],
    fault,
  });
  const byPath = lost.toSorted((a, b) => a.paths.join(', ').localeCompare(b.paths.join(', ')));
  expect(byPath).toEqual([
    inWeek('Damaged.pdf', damaged, 'is damaged'),
    inWeek('Missing.pdf', missing, 'is missing'),
    inWeek('Unreadable.pdf', unreadable, 'cannot be read (EIO)'),
  ]);

  const restored = await aSite();
  expect(await restore(file, restored)).toMatchObject({ files: 2, lost });
  expect(await rowsOf(restored)).toEqual(await rowsOf(site));
  const findings: string[] = [];
  for await (const { kind, paths } of compareStore(restored.db, restored.files, { isDeep: true })) {
    findings.push(`${kind} ${paths.join(', ')}`);
  }
  expect(findings.toSorted()).toEqual([
    'missing learning/Year 2/Week 1/Missing.pdf',
    'missing learning/Year 2/Week 1/Unreadable.pdf',
    'wrong content learning/Year 2/Week 1/Damaged.pdf',
  ]);
});

test('where more than a few files are missing the store is wrong, and no backup is made', async () => {
  const site = await aSite();
  for (let n = 0; n <= 20; n += 1) {
    await aResource(site.db, site.files, `Year 2/Week 1/Sheet ${n}.pdf`);
  }
  const empty: FileStore = { ...site.files, read: async () => undefined };
  await expect(backUpWhatIsThere({ ...site, files: empty })).rejects.toThrow(
    /^More than 20 files are missing.*no backup was made.*Sheet \d+\.pdf" is missing\.$/,
  );
});

test('a backup without a file that was not lost is refused', async () => {
  const site = await aSite();
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides.pdf');
  const file = join(await temporaryFolder(), 'backup.tar');
  const now = () => new Date();
  await writeArchive(file, now(), (archive) =>
    writeBackup({ ...site, now }, withoutBlobs(archive), () => {}),
  );
  await expect(restore(file, await aSite())).rejects.toThrow(
    'The backup does not have the file of "learning/Year 2/Week 1/Slides.pdf".',
  );
});

test('a database or a file store that is not empty is refused and stays as it is', async () => {
  const site = await aSite();
  await fill(site.db);
  const file = await backUp(site);
  const before = await rowsOf(site);
  await expect(restore(file, site)).rejects.toThrow(/The database is not empty: there are rows in/);
  expect(await rowsOf(site)).toEqual(before);

  const other = await aSite();
  await other.files.put(contentOf(Buffer.from('of another site')));
  await expect(restore(file, other)).rejects.toThrow('The file store is not empty');
});

test('tables of an earlier release that are not empty stay as they are', async () => {
  const file = await backUp(await aSite());
  const site = await aSite({ migrations: await migrationsWithout(NEEDED_BY_NONE) });
  const school = { name: 'A', domain: 'a.example', contact_name: null, contact_email: null };
  await site.db.insertInto('schools').values(school).execute();
  const before = await listTables(site.db);
  await expect(restore(file, site)).rejects.toThrow(
    /there are rows in schools\..* Nothing was changed\.$/,
  );
  expect(await listTables(site.db)).toEqual(before);
});

test('rows that somebody adds while files are restored stay, and none is restored', async () => {
  const source = await aSite();
  await fill(source.db);
  await aResource(source.db, source.files, 'Year 2/Week 1/Slides.pdf');
  const file = await backUp(source);
  const site = await aSite();
  const busy: FileStore = {
    ...site.files,
    async put(content, name) {
      await site.db
        .insertInto('starter_weeks')
        .values({ path: `${Math.random()}` })
        .execute();
      return site.files.put(content, name);
    },
  };
  await expect(restore(file, { ...site, files: busy })).rejects.toThrow(
    'Somebody has put rows into starter_weeks meanwhile.',
  );
  expect(await site.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a restore that fails in the middle leaves no row, and can be tried again', async () => {
  const site = await aSite();
  await fill(site.db);
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides.pdf');
  const before = await rowsOf(site);
  const file = await backUp(site);
  const restored = await aSite();
  await sql`alter table support_messages add check (name <> 'Ada')`.execute(restored.db);
  await expect(restore(file, restored)).rejects.toThrow('support_messages_name_check');
  expect((await rowsOf(restored)).every(([, rows]) => rows.length === 0)).toBe(true);
  await sql`alter table support_messages
    drop constraint support_messages_name_check`.execute(restored.db);
  await restore(file, restored);
  expect(await rowsOf(restored)).toEqual(before);
});

test('a backup of an earlier release is restored and then migrated', async () => {
  const site = await aSite({ migrations: await migrationsWithout(NEEDED_BY_NONE) });
  const school = { name: 'A', domain: 'a.example', contact_name: null, contact_email: null };
  await site.db.insertInto('schools').values(school).execute();
  const file = await backUp(site);

  const upToDate = await aSite();
  await expect(restore(file, upToDate)).rejects.toThrow('of an earlier release than the tables');
  const fresh = await aSite({ migrations: 'none' });
  await restore(file, fresh);
  expect(await migrate(fresh.connectionString)).toEqual([]);
  expect(await fresh.db.selectFrom('schools').select('domain').execute()).toEqual([
    { domain: 'a.example' },
  ]);
});

test('a backup of a newer release is refused', async () => {
  const site = await aSite();
  await sql`insert into schema_migrations (name, checksum)
    values ('9999_later.sql', 'x')`.execute(site.db);
  const file = await backUp(site);
  await expect(restore(file, await aSite())).rejects.toThrow('made by another release');
});

/** An archive that takes blobs and does not keep them. */
function withoutBlobs({ add, addText }: ArchiveWriter): ArchiveWriter {
  return {
    addText,
    add: (name, size, content) =>
      name.startsWith('blobs/') ? hashOf(content) : add(name, size, content),
  };
}
