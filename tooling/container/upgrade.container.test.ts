import { expect, inject, test } from 'vitest';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { getTree } from '#contract/library.ts';
import { getSession } from '#contract/session.ts';
import { AGREES } from '#testing/check-store.ts';
import { send } from '#testing/visit-site.ts';
import {
  ADMINISTRATOR,
  newSite,
  openSite,
  PICTURE_WIDTH,
  pictureWidth,
  readResource,
  resourcesIn,
  TEACHER,
  UPLOADED,
  UPLOADED_PDF,
  WEEK,
} from './container-site.ts';
import { IMAGE, VERSION_1_IMAGE } from './images.ts';
import { startContainer } from './start-container.ts';

test.skipIf(!inject('hasVersion1'))(
  'the image takes over the data directory of version 1.0',
  async () => {
    const site = await newSite();
    const old = await startContainer({ image: VERSION_1_IMAGE, ...site });
    const { administrator, teacher } = await openSite(old.url, site.mail, { passkeys: false });
    await send(teacher, addFavourite, { path: WEEK });
    await send(teacher, addFavourite, { path: UPLOADED });
    expect((await old.stop()).code).toBe(0);

    const upgraded = await startContainer({ image: IMAGE, ...site });
    expect((await send(teacher, getSession)).session?.email).toBe(TEACHER);
    expect((await send(administrator, getSession)).session).toMatchObject({
      email: ADMINISTRATOR,
      needsPasskey: true,
    });
    expect(await send(teacher, getFavourites)).toEqual({ paths: [WEEK, UPLOADED] });
    expect(resourcesIn(await send(teacher, getTree))).toEqual([UPLOADED]);
    expect(await readResource(teacher, UPLOADED)).toEqual(UPLOADED_PDF);
    expect(await pictureWidth(teacher, UPLOADED)).toBe(PICTURE_WIDTH);
    const check = await upgraded.exec('node', 'dist/server/check-store.js', '--deep');
    expect(check).toEqual({ code: 0, says: AGREES });
    expect((await upgraded.stop()).code).toBe(0);
  },
);
