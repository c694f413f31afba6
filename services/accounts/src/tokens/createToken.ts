import { randomBytes } from 'node:crypto';

/** Prefixes that show a token's purpose, so that leaked ones are recognised wherever they turn up. */
export const TOKEN_PREFIX = { user: 'mu_', admin: 'ma_', impersonation: 'mi_', apiKey: 'mk_' } as const;

const VALUE_BYTES = 32;

/** Random bytes, 256 bits of them unless more are asked for, after a prefix. */
export const createToken = (kind: keyof typeof TOKEN_PREFIX, bytes = VALUE_BYTES) =>
  `${TOKEN_PREFIX[kind]}${randomBytes(bytes).toString('base64url')}`;
