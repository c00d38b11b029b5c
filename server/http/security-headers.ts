import type { Middleware } from './context.ts';

const POLICY = 'Content-Security-Policy';
const FRAME_OPTIONS = 'X-Frame-Options';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Allows content of our own origin only, no framing and no inline scripts. */
const STANDARD_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface TransportSettings {
  production: boolean;
  /** Whether the other hosts below this one have HTTPS too; only the operator knows. */
  hstsSubdomains: boolean;
}

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
 * Sets the headers first, so that every answer has them. An answer that needs another policy, such as a file shown
 * in a frame, sets its own.
 */
export function securityHeaders(settings: TransportSettings): Middleware {
  const headers = Object.entries({ ...STANDARD, ...transportHeaders(settings) });
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
    // A policy of its own says who may frame the answer. Changed on the response itself, because `c.header` would make
    // another response and copy its body.
    if (c.res.headers.get(POLICY) !== STANDARD_POLICY) c.res.headers.delete(FRAME_OPTIONS);
  };
}

function transportHeaders({ production, hstsSubdomains }: TransportSettings) {
  const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
  const value = `max-age=${ONE_YEAR_SECONDS}${subdomains}`;
  return production ? { 'Strict-Transport-Security': value } : {};
}
