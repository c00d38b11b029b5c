import { addFavourite, getFavourites, removeFavourite } from '#contract/favourites.ts';
import type { Deps } from '../../deps.ts';
import { requireSubscribedTeacher, requireTeacher } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import * as favourites from './favourites.service.ts';

export function favouriteRoutes({ db }: Deps): Route[] {
  return [
    serve(getFavourites, requireTeacher, async (_input, { userId }) => ({
      paths: await favourites.readFavourites(db, userId),
    })),
    serve(addFavourite, requireSubscribedTeacher, async ({ path }, { userId }) => ({
      paths: await favourites.addFavourite(db, userId, path),
    })),
    serve(removeFavourite, requireTeacher, async ({ path }, { userId }) => ({
      paths: await favourites.removeFavourite(db, userId, path),
    })),
  ];
}
