import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

interface AppEnv {
  Variables: { requestId: string; log: Logger };
}

export type AppContext = Context<AppEnv>;
export type App = Hono<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;
