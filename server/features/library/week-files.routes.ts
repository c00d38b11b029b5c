import { weekFilesFields } from '#contract/file-addresses.ts';
import { createWeekLink, WEEK_FILES_ROUTE, type WeekPurpose } from '#contract/weeks.ts';
import type { Deps } from '../../deps.ts';
import { createStorePatience, type StorePatience } from '../../files/store-patience.ts';
import { type Caller, requireSubscribedTeacher } from '../../http/access.ts';
import { FILE_CACHING } from '../../http/answer-file.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import type { AppContext } from '../../http/context.ts';
import { openChunks } from '../../http/file-body.ts';
import { readAddress } from '../../http/read-address.ts';
import { type Route, serve } from '../../http/serve.ts';
import { whenAnswered } from '../../http/when-answered.ts';
import { take } from '../../limits/take.ts';
import { safeFileName } from '../../zip/safe-file-names.ts';
import { storedZip, zipBytes } from '../../zip/stored-zip.ts';
import { createDownloadSlots } from './download-slots.ts';
import type { PageNeeds } from './page-picture.ts';
import { requireGrant, signedQuery } from './signed-link.ts';
import { PRINTABLE, SANDBOXED } from './resource-file.ts';
import { createSheetJoiner } from './sheet-joiner.ts';
import {
  requireSheets,
  requireStored,
  requireWeekFiles,
  zipEntries,
} from './week-files.service.ts';

const DOWNLOADS_AT_ONCE = 3;
/** For each session, because a whole school may share one login: more than a teacher takes who collects a whole year. */
const WEEK_LINKS = { name: 'week-links', most: 60, seconds: 10 * 60 };

type WeekFiles = Awaited<ReturnType<typeof requireWeekFiles>>;

interface Week {
  year: string;
  week: string;
}

/** All files of a week as one archive, and its sheets as one PDF. */
export function weekFileRoutes(deps: Deps, needs: PageNeeds): Route[] {
  const { db, now, files } = deps;
  const takeSlot = createDownloadSlots(DOWNLOADS_AT_ONCE);
  const joinSheets = createSheetJoiner(deps);
  return [
    serve(createWeekLink, requireSubscribedTeacher, async (input, caller) => {
      const { purpose, answers, ...week } = input;
      const { sessionId, userId: person } = caller;
      await take(db, WEEK_LINKS, { key: sessionId, now: now(), refusal: 'week/too-many' });
      // Checked here, where the page can say what is wrong.
      const patience = createStorePatience();
      const found = await requireWeekFiles(db, pathOf(week));
      const isPrint = purpose === 'print';
      const sent = isPrint ? await chooseSheets(found, { person, answers, patience }) : found;
      await requireStored(files, sent, patience);
      const query = signedQuery(needs.linkKey, { ...grantOf(week, purpose), sessionId }, now());
      if (answers) query.set('answers', 'true');
      return { url: `${addressOf(week)}?${query.toString()}` };
    }),
    { method: 'GET', path: WEEK_FILES_ROUTE, handle },
  ];

  async function handle(c: AppContext): Promise<Response> {
    const caller = await requireSubscribedTeacher(c);
    const { year, week: name, purpose, answers, ...signed } = readAddress(c, weekFilesFields);
    const week = { year, week: name };
    requireGrant(needs, { ...grantOf(week, purpose), ...signed }, caller.sessionId);
    if (purpose === 'download') return download(c, week, caller);
    return print(c, week, { caller, answers: answers === 'true' });
  }

  async function download(c: AppContext, week: Week, caller: Caller): Promise<Response> {
    const free = takeSlot(caller.sessionId);
    try {
      const patience = createStorePatience();
      const found = await requireWeekFiles(db, pathOf(week));
      await requireStored(files, found, patience);
      const entries = zipEntries(files, found);
      const bytes = zipBytes(entries);
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': contentDisposition('attachment', fileName(week, '.zip')),
        'Content-Security-Policy': SANDBOXED,
        'Cache-Control': FILE_CACHING,
      };
      if (c.req.method === 'HEAD') {
        free();
        return c.body(null, 200, headers);
      }
      const body = await openChunks(c, storedZip(entries), { bytes, patience });
      countFiles(found, week, { caller, purpose: 'download' });
      whenAnswered(c, free);
      return c.body(body, 200, headers);
    } catch (error) {
      free();
      throw error;
    }
  }

  async function print(
    c: AppContext,
    week: Week,
    { caller, answers }: { caller: Caller; answers: boolean },
  ): Promise<Response> {
    const found = await requireWeekFiles(db, pathOf(week));
    const patience = createStorePatience();
    const sheets = await chooseSheets(found, { person: caller.userId, answers, patience });
    const pdf = await joinSheets(sheets, { sessionId: caller.sessionId, patience });
    if (c.req.method === 'GET') countFiles(sheets, week, { caller, purpose: 'print' });
    return c.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': contentDisposition('inline', fileName(week, ' sheets.pdf')),
      'Content-Security-Policy': PRINTABLE,
      'Cache-Control': FILE_CACHING,
    });
  }

  /** Each file counts as if it had been sent by itself. */
  function countFiles(
    sent: WeekFiles,
    week: Week,
    { caller: { school }, purpose }: { caller: Caller; purpose: WeekPurpose },
  ): void {
    for (const { name } of sent) needs.usage.count(school, purpose, `${pathOf(week)}/${name}`);
  }

  function chooseSheets(
    found: WeekFiles,
    { answers, ...waiting }: { person: string; answers: boolean; patience: StorePatience },
  ) {
    return requireSheets({ pictures: needs.pictures, ...waiting }, found, answers);
  }
}

/** The path of a resource is longer, so the link of a week opens no file, and the link of a file no week. */
function grantOf(week: Week, purpose: WeekPurpose) {
  return { bucket: 'learning', path: pathOf(week), purpose } as const;
}

function pathOf({ year, week }: Week): string {
  return `${year}/${week}`;
}

function addressOf({ year, week }: Week): string {
  return `/api/library/weeks/${encodeURIComponent(year)}/${encodeURIComponent(week)}`;
}

function fileName({ year, week }: Week, ending: string): string {
  return safeFileName(`${year}, ${week}${ending}`);
}
