import { gunzipSync } from 'node:zlib';
import type * as z from 'zod/mini';
import { createLink, getTree, type LinkPurpose } from '#contract/library.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import type { Answer, Browser } from '../browser.ts';
import type { OldResource } from './old-library.ts';
import { expectSuccess } from './old-site.ts';

const WIDTH = 960;

type Place = Pick<OldResource, 'bucket' | 'path'>;

export async function linkTo(
  browser: Browser,
  { bucket, path }: Place,
  purpose: LinkPurpose,
): Promise<string> {
  const answer = await browser.call('POST', createLink.path, { bucket, path, purpose });
  return parsed(createLink, answer).url;
}

/** Has the first page drawn, unless it was before. */
export async function openFirstPage(browser: Browser, place: Place): Promise<void> {
  const link = await linkTo(browser, place, 'view');
  expectSuccess(await browser.get(pagePictureAddress(link, 1, WIDTH)));
}

/** The paths of all resources, with their buckets. */
export async function listTree(browser: Browser): Promise<Set<string>> {
  const { years } = parsed(getTree, await browser.get(getTree.path));
  return new Set(
    years.flatMap((year) =>
      year.weeks.flatMap((week) =>
        week.resources.map(({ bucket, name }) => `${bucket}/${year.name}/${week.name}/${name}`),
      ),
    ),
  );
}

export function parsed<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { output }: Endpoint<Input, Output>,
  answer: Answer,
): z.output<Output> {
  expectSuccess(answer);
  return output.parse(JSON.parse(contentOf(answer).toString()));
}

export function contentOf({ headers, body }: Answer): Buffer {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
