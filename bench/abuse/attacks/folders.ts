import { createFolder, deleteFolder } from '#contract/library-changes.ts';
import { bursts, postJson } from '../target.ts';

const AT_ONCE = 200;
const YEAR = 'Year 9';

/** Changes of the library wait for each other; nobody else should wait for them. */
export const folders = bursts(
  AT_ONCE,
  (n, { administrator }) =>
    postJson(createFolder.path, { path: `${YEAR}/Week ${n}` }, { cookie: administrator }),
  ({ administrator }) => ({
    method: 'DELETE',
    path: `${deleteFolder.path}?path=${encodeURIComponent(YEAR)}`,
    headers: { cookie: administrator },
  }),
);
