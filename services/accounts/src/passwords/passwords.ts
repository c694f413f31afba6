import { normalizePassword } from '@meet/contracts';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password in its normalized form. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), OPTIONS);

let nobody: Promise<string> | undefined;

/**
 * Returns whether the hash belongs to the password, in its normalized form. Without a hash it takes as long and returns
 * false, so that its duration reveals nothing.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isMatch = await verify(
    passwordHash || (await (nobody ??= hashPassword('nobody'))),
    normalizePassword(password),
  );
  return isMatch && Boolean(passwordHash);
}
