import { secureHeaders } from 'hono/secure-headers';
import type { Middleware } from './context.ts';

const POLICY = 'Content-Security-Policy';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Everything comes from our own origin, nothing may frame us, nothing inline runs. An answer that needs
 * another policy, such as a file shown in a frame, sets its own and keeps it.
 */
export function securityHeaders(production: boolean): Middleware {
  const setStandard = standardHeaders(production);
  return async (c, next) => {
    let own: string | null = null;
    await setStandard(c, async () => {
      await next();
      own = c.res.headers.get(POLICY);
    });
    if (own === null) return;
    c.header(POLICY, own);
    // The policy says who may frame it; this older header cannot.
    c.header('X-Frame-Options', undefined);
  };
}

function standardHeaders(production: boolean): Middleware {
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
