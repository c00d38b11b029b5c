import { forgetLastPlace, getLastPlace, noteLastPlace } from '#contract/last-place.ts';
import type { Deps } from '../../deps.ts';
import { mayBrowse, requireSubscribedTeacher, requireTeacher } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import * as lastPlaces from './last-places.service.ts';
import { createPlaceNotes } from './place-notes.ts';

export function lastPlaceRoutes(deps: Deps): Route[] {
  const { db, now } = deps;
  const notes = createPlaceNotes(deps);
  return [
    serve(getLastPlace, requireTeacher, async (_input, caller) => {
      if (!mayBrowse(caller)) return { place: null };
      await notes.settle(caller.userId);
      return { place: await lastPlaces.readLastPlace(db, caller.userId) };
    }),
    serve(noteLastPlace, requireSubscribedTeacher, async ({ path, page = null }, { userId }) => {
      notes.note({ userId, path, page, seenAt: now() });
      return {};
    }),
    serve(forgetLastPlace, requireTeacher, async (_input, { userId }) => {
      await notes.drop(userId);
      await lastPlaces.forgetLastPlace(db, userId, now());
      return {};
    }),
  ];
}
