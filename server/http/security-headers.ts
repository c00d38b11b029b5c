import type { Middleware } from './context.ts';

const POLICY = 'Content-Security-Policy';
const FRAME_OPTIONS = 'X-Frame-Options';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Everything comes from our own origin, nothing may frame us, nothing inline runs. */
const STANDARD_POLICY = [
  "default-src 'none'",
  // Some pictures in PDFs are unpacked by WebAssembly; that is no leave to make code from text.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const STANDARD = {
  [POLICY]: STANDARD_POLICY,
  [FRAME_OPTIONS]: 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Set before anything else, so that every answer has them, however it is sent. An answer that needs another
 * policy, such as a file shown in a frame, sets its own.
 */
export function securityHeaders(production: boolean): Middleware {
  const headers = Object.entries(standardHeaders(production));
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
    if (c.res.headers.get(POLICY) !== STANDARD_POLICY) c.header(FRAME_OPTIONS, undefined);
  };
}

function standardHeaders(production: boolean): typeof STANDARD {
  return {
    ...STANDARD,
    ...(production && {
      'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}
