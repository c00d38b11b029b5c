import { getFigures, getSchoolFigures, notePresented } from '#contract/figures.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin, requireSubscribedTeacher } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { createFloodCounter } from '../../limits/flood.ts';
import type { RequireObject } from '../library/place.ts';
import { readFigures, readSchoolFigures } from './figures.service.ts';
import type { Usage } from './usage.ts';

interface Needs extends Pick<Deps, 'db' | 'now'> {
  usage: Usage;
  requireObject: RequireObject;
}

/**
 * More lessons than anybody presents. Further ones get the same answer and are not counted, so that nobody can invent
 * uses.
 */
const PRESENTED = { most: 60, seconds: 60 * 60 };

export function figureRoutes({ usage, requireObject, ...deps }: Needs): Route[] {
  const countPresented = createFloodCounter(PRESENTED, deps.now);
  return [
    serve(notePresented, requireSubscribedTeacher, async ({ bucket, path }, caller) => {
      await requireObject({ bucket, path });
      const isTooMany = countPresented(caller.sessionId) !== undefined;
      if (!isTooMany) usage.count(caller.school, 'presented', path);
      return {};
    }),
    serve(getFigures, requireAdmin, () => readFigures(deps)),
    serve(getSchoolFigures, requireAdmin, ({ id }) => readSchoolFigures(deps, id)),
  ];
}
