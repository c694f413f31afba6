import { randomBytes } from 'node:crypto';

/** Prefixes that show a token's purpose, so that scanners and people recognise leaked tokens. */
export const TOKEN_PREFIX = { user: 'mu_', admin: 'ma_', impersonation: 'mi_', apiKey: 'mk_' } as const;

const VALUE_BYTES = 32;

/** Creates a token: a prefix and random bytes, by default 256 bits. */
export const createToken = (kind: keyof typeof TOKEN_PREFIX, bytes = VALUE_BYTES) =>
  `${TOKEN_PREFIX[kind]}${randomBytes(bytes).toString('base64url')}`;
