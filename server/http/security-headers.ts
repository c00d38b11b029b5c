import { secureHeaders } from 'hono/secure-headers';
import type { Middleware } from './context.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Everything comes from our own origin, nothing may frame us, nothing inline runs. */
export function securityHeaders(production: boolean): Middleware {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    strictTransportSecurity: production && `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
    xFrameOptions: 'DENY',
  });
}
