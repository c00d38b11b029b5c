import { createHmac, randomBytes } from 'node:crypto';
import { isEqualInConstantTime } from '../../constant-time.ts';

/** More than there are schools; above it all are forgotten and hashed again. */
const MOST_KEPT = 10_000;

export type RightPasswords = ReturnType<typeof createRightPasswords>;

/**
 * Recognises the password of a shared login that was right a while ago, without the long work of hashing it. Kept in
 * memory alone, as a digest under a key that ends with the process.
 */
export function createRightPasswords() {
  const key = randomBytes(32);
  const kept = new Map<string, { hash: string; digest: string }>();
  return {
    keep(email: string, { password, hash }: { password: string; hash: string }): void {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(email, { hash, digest: digestOf(password) });
    },

    isKept: (email: string): boolean => kept.has(email),

    /** The stored hash that this password was right for. It may have been replaced since. */
    findHash(email: string, password: string): string | undefined {
      const found = kept.get(email);
      const isSame = found && isEqualInConstantTime(digestOf(password), found.digest);
      return isSame ? found.hash : undefined;
    },
  };

  function digestOf(password: string): string {
    return createHmac('sha256', key).update(password.normalize('NFKC')).digest('base64');
  }
}
