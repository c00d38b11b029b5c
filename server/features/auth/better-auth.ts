import { betterAuth } from 'better-auth';
import { emailOTP } from 'better-auth/plugins/email-otp';
import type { Database } from '../../db/database.ts';
import { SESSION_SECONDS } from './session-life.ts';
import { hashCode } from './sign-in-code.ts';

export type Auth = ReturnType<typeof createAuth>;

/** How often one code is compared with what somebody typed. */
export const CODE_TRIES = 5;

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

interface Keys {
  /** For what the library signs itself; it is never sent anywhere. */
  secret: string;
  code: Buffer;
}

/**
 * The sign-in library: it compares codes and passwords and opens sessions. It is called from our
 * own routes and answers no request itself, so that nothing else it can do is within reach.
 */
export function createAuth(db: Database, { secret, code }: Keys) {
  return betterAuth({
    baseURL: 'http://localhost',
    secret,
    database: { db, type: 'postgres', transaction: true },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...TIMES } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
      expiresIn: SESSION_SECONDS,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...TIMES },
      disableCleanup: true,
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 1 },
    plugins: [codesByEmail(code)],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

function codesByEmail(key: Buffer) {
  return emailOTP({
    allowedAttempts: CODE_TRIES,
    storeOTP: { hash: async (bound) => hashCode(key, bound) },
    sendVerificationOTP: () => Promise.reject(new Error('codes are made by our own service')),
  });
}
