import { createFolder, deleteFolder } from '#contract/library-changes.ts';
import { bursts, postJson, type Target } from '../target.ts';

const AT_ONCE = 200;
const YEAR = 'Year 9';

/** Changes of the library wait for each other; other requests should not wait for them. */
export const folders = bursts({
  atOnce: AT_ONCE,
  before: (target) => create(YEAR, target),
  requestNumber: (n, target) => create(`${YEAR}/Week ${n}`, target),
  after: ({ administrator }) => ({
    method: 'DELETE',
    path: `${deleteFolder.path}?path=${encodeURIComponent(YEAR)}`,
    headers: { cookie: administrator },
  }),
});

function create(path: string, { administrator }: Target) {
  return postJson(createFolder.path, { path }, { cookie: administrator });
}
