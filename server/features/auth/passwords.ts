import { randomBytes, scrypt } from 'node:crypto';
import { isEqualInConstantTime } from '../../constant-time.ts';

const KEY_BYTES = 64;
const SALT_BYTES = 16;
const COST = { N: 16_384, r: 16, p: 1 } as const;
/** The most that Node lets scrypt use, which is 128 * N * r bytes and a little more. */
const MEMORY_BYTES = 2 * 128 * COST.N * COST.r;

/** Compared with when no password is stored, so that the time taken does not tell which schools have one. */
const NO_PASSWORD = `${'0'.repeat(2 * SALT_BYTES)}:${'0'.repeat(2 * KEY_BYTES)}`;

/** `salt:key`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${await deriveKey(password, salt)}`;
}

export async function verifyPassword(
  password: string,
  hash: string | undefined = NO_PASSWORD,
): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const isSame = isEqualInConstantTime(await deriveKey(password, salt), key);
  return isSame && hash !== NO_PASSWORD;
}

function deriveKey(password: string, salt: string): Promise<string> {
  const options = { ...COST, maxmem: MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
