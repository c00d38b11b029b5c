import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import type { StoreFault } from '../files/store-error.ts';
import type { Caller } from './access.ts';

interface AppEnv {
  /** Missing where a request did not come over a socket, as in most tests. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** The network a request came from, for counting: an IPv4 address or an IPv6 /64. */
    network: string;
    /** Who is signed in; looked up when first asked for. */
    findCaller: () => Promise<Caller | undefined>;
    /** For the log and the metrics: the id of the caller, and how the answer failed. */
    userId?: string;
    errorCode?: ErrorCode;
    storeFault?: StoreFault;
    /** The answer was ended by us before its last byte. */
    isBrokenOff?: true;
  };
}

export type AppContext = Context<AppEnv>;
export type App = Hono<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;
