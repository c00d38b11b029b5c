import { addFavourite } from '#contract/favourites.ts';
import { createLink, getTree, listFolder, searchLibrary } from '#contract/library.ts';
import { flood, networkHeader, postJson } from '../target.ts';
import type { OutgoingRequest } from '../../browser.ts';

const LONG = 'x'.repeat(12_000);
const BAD_NAMES = ['%00', `a%00b`, LONG, '%ED%A0%80', '%', '%E2%80%AE', '..%2F..%2Fetc', '%0A'];

/** Invalid paths, from visitors and from a signed-in teacher. */
export const paths = flood((n, { teacher }) => {
  const name = BAD_NAMES[n % BAD_NAMES.length] ?? '';
  const makers = [file, picture, search, folder, page, removeFavourite, favourite, link, etag];
  const isSignedIn = n % 2 === 0;
  const sent = (makers[Math.floor(n / BAD_NAMES.length) % makers.length] ?? file)(name);
  const cookie = isSignedIn ? { cookie: teacher } : {};
  return { ...sent, headers: { ...sent.headers, ...networkHeader(n), ...cookie } };
});

function file(name: string): OutgoingRequest {
  const query = 'purpose=view&expires=9999999999999&signature=AAAA';
  return get(`/api/files/learning/${name}/${name}/c.pdf?${query}`);
}

function picture(name: string): OutgoingRequest {
  return get(`/api/library/pictures/learning/Year%202/${name}/Slides.pdf?v=${name.slice(0, 100)}`);
}

function search(name: string): OutgoingRequest {
  return get(`${searchLibrary.path}?term=${name}`);
}

function folder(name: string): OutgoingRequest {
  return get(`${listFolder.path}?bucket=learning&path=${name}`);
}

function page(name: string): OutgoingRequest {
  return get(`/teaching/${name}/${name.slice(0, 100)}`);
}

function removeFavourite(name: string): OutgoingRequest {
  return { method: 'DELETE', path: `${addFavourite.path}?path=${name}` };
}

function favourite(name: string): OutgoingRequest {
  return postJson(addFavourite.path, { path: unescaped(name) });
}

function link(name: string): OutgoingRequest {
  return postJson(createLink.path, { bucket: 'learning', path: unescaped(name), purpose: 'view' });
}

function etag(name: string): OutgoingRequest {
  return { ...get(getTree.path), headers: { 'if-none-match': `"${name}"` } };
}

function get(path: string): OutgoingRequest {
  return { method: 'GET', path };
}

/** The characters themselves, for a JSON body. */
function unescaped(name: string): string {
  return name.replaceAll('%00', '\0').replaceAll('%ED%A0%80', '\uD800');
}
