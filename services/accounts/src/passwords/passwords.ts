import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let nobody: Promise<string> | undefined;

/** Whether this is the password. Without a hash it takes as long and says no, so that time tells nothing. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  await verify(await (nobody ??= hashPassword('nobody')), password);
  return false;
}
