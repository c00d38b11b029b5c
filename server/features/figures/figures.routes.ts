import { getFigures, getSchoolFigures, notePresented } from '#contract/figures.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin, requireSubscribedTeacher } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { requireLinkable } from '../library/library.service.ts';
import type { FindObject } from '../library/resource-file.ts';
import { readFigures, readSchoolFigures } from './figures.service.ts';
import type { Usage } from './usage.ts';

interface Needs extends Pick<Deps, 'db' | 'now'> {
  usage: Usage;
  findObject: FindObject;
}

export function figureRoutes({ usage, findObject, ...deps }: Needs): Route[] {
  return [
    serve(notePresented, requireSubscribedTeacher, async ({ bucket, path }, { school }) => {
      await requireLinkable(findObject, { bucket, path, purpose: 'view' });
      usage.count(school, 'presented', path);
      return {};
    }),
    serve(getFigures, requireAdmin, () => readFigures(deps)),
    serve(getSchoolFigures, requireAdmin, ({ id }) => readSchoolFigures(deps, id)),
  ];
}
