import { randomBytes } from 'node:crypto';

/** What a token is for can be seen, so that leaked ones are recognised wherever they turn up. */
export const TOKEN_PREFIX = { user: 'mu_', admin: 'ma_', impersonation: 'mi_', apiKey: 'mk_' } as const;

/** 256 random bits after a prefix. */
export const createToken = (kind: keyof typeof TOKEN_PREFIX) =>
  `${TOKEN_PREFIX[kind]}${randomBytes(32).toString('base64url')}`;
