import { AppError } from '../app-error.ts';
import type { Middleware } from './context.ts';

/** Characters that all headers of a request have together, as Node limits them. */
const ALL_CHARACTERS = 16 * 1024;

/**
 * Every header that is read anywhere, with the most characters it may have: several times what browsers and proxies
 * send. Node's parser refuses control characters. Other services on the same host may set cookies of their own.
 */
export const HEADER_CHARACTERS = {
  Accept: 1000,
  'Accept-Encoding': 500,
  'Content-Length': 20,
  'Content-Type': 200,
  Cookie: ALL_CHARACTERS,
  Host: 300,
  'If-None-Match': 2000,
  'If-Range': 300,
  Origin: 300,
  Range: 500,
  'Sec-CH-UA-Mobile': 20,
  'Sec-Fetch-Dest': 50,
  'Sec-Fetch-Site': 50,
  'Sec-Purpose': 200,
  'User-Agent': 2000,
  'X-Draw-Ahead': 20,
  'X-Forwarded-For': 2000,
} as const;

const LIMITS = Object.entries(HEADER_CHARACTERS);

/** Refuses a header that is too long by its name, before anything reads it, and a request that names two hosts. */
export const headerBorder: Middleware = async (c, next) => {
  if (hasTwoHosts(c.env?.incoming?.rawHeaders ?? [])) {
    throw new AppError('request/invalid', { fields: { Host: 'must be there once' } });
  }
  for (const [name, most] of LIMITS) {
    if ((c.req.header(name)?.length ?? 0) > most) {
      const fields = { [name]: `must have at most ${most} characters` };
      throw new AppError('request/invalid', { fields });
    }
  }
  await next();
};

/** Node keeps the first and says nothing, while a proxy in front may have gone by the second. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((each, at) => at % 2 === 0 && /^host$/i.test(each)).length > 1;
}
