import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { isSubscribedTeacher } from '../../http/access.ts';
import { parseRange } from '../../http/byte-range.ts';
import type { Listener } from '../../http/listen.ts';
import { withoutSearch } from '../../http/request-log.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import type { FindCaller } from '../auth/sessions.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { isHandedOut } from './handed-out.ts';
import { FILES_ROUTE, type FileNeeds, fileHeaders, readAddress } from './resource-file.ts';
import { FILES_PATH, isSigned } from './signed-link.ts';

interface Needs extends FileNeeds {
  findCaller: FindCaller;
  cookie: SessionCookie;
  log: Logger;
  metrics: Pick<Metrics, 'noteRequest'>;
  securityHeaders: Record<string, string>;
}

/** What asks for more than bytes is none of the simple case. */
const CONDITIONS = ['if-none-match', 'if-range', 'if-match', 'if-modified-since', 'expect'];

/**
 * The short way for what happens most: a file from memory, for somebody who may have it. Anything else, and
 * every refusal, is left to the route, which looks at everything once more.
 */
export function createHotFiles(needs: Needs): Listener['serveEarly'] {
  const { findCaller, findObject, files, hot, cookie, linkKey, now } = needs;
  const lines = withoutSearch(needs.log);
  return async (incoming, outgoing) => {
    const started = performance.now();
    const { method, headers, url = '' } = incoming;
    if (method !== 'GET' || !url.startsWith(FILES_PATH)) return false;
    if (CONDITIONS.some((name) => name in headers)) return false;
    const asked = readAddress(url);
    const token = cookie.readFrom(headers.cookie);
    if (!asked || !token || isHandedOut(files, asked)) return false;

    const found = await Promise.all([findCaller(token), findObject(asked)]).catch(() => []);
    const [caller, object] = found;
    if (!caller || !isSubscribedTeacher(caller) || !object) return false;
    if (!isSigned(linkKey, { ...asked, sessionId: caller.sessionId }, { ...asked, now: now() })) {
      return false;
    }
    const whole = await hot.whole(object.blob, object.size).catch(() => undefined);
    const range = parseRange(headers.range, object.size);
    if (!whole || range === 'unsatisfiable') return false;

    const requestId = randomUUID();
    const status = range === 'all' ? 200 : 206;
    const body = range === 'all' ? whole : whole.subarray(range.start, range.end + 1);
    outgoing.writeHead(status, {
      ...needs.securityHeaders,
      ...fileHeaders(asked, object, range),
      'X-Request-Id': requestId,
    });
    outgoing.end(body);
    const ms = performance.now() - started;
    needs.metrics.noteRequest({ method, route: FILES_ROUTE, status, ms });
    const path = `${FILES_PATH}${asked.bucket}/${asked.path}`;
    lines.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
    return true;
  };
}
