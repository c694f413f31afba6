import { PUBLISH_TOKEN_PREFIX, PUBLISH_TOKENS_MAX, type ChannelKind } from '@meet/releases-contract';
import { createId, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { TokenDocument } from '../models/tokens.ts';

const PURPOSE = 'releases/publish-token';
const VALUE_BYTES = 32;
const DAY_MS = 86_400_000;
const USE_NOTED_MS = 60_000;

interface NewToken {
  readonly remote: string;
  readonly name: string;
  readonly channels: readonly ChannelKind[];
  readonly expiresInDays: number;
  readonly issuerId: string;
}

export interface TokenStore {
  /** Creates a token. Returns undefined if the remote already has the maximum. */
  create(token: NewToken): Promise<{ token: TokenDocument; value: string } | undefined>;
  /** Returns the tokens that are still valid, the latest first. */
  list(remote: string): Promise<TokenDocument[]>;
  /** Returns the live token with a value, if its issuer is still an administrator, and records the use. */
  find(value: string): Promise<TokenDocument | undefined>;
  /** Returns the live token with an id, under the same condition. */
  get(tokenId: string): Promise<TokenDocument | undefined>;
  /** Returns the token with an id, whether or not it is still valid. */
  read(tokenId: string): Promise<TokenDocument | undefined>;
  remove(tokenId: string): Promise<boolean>;
}

export interface TokenStoreOptions {
  readonly tokens: Model<TokenDocument>;
  readonly secrets: Secrets;
  isAdministrator(accountId: string): Promise<boolean>;
  now(): number;
}

export function createTokenStore({ tokens, secrets, isAdministrator, now }: TokenStoreOptions): TokenStore {
  const hash = (value: string) => secrets.hash(PURPOSE, value);
  const list = async (remote: string) => {
    const all = await tokens.find({ remote }).sort({ createdAt: -1, _id: -1 }).lean();
    return all.filter(({ expiresAt }) => expiresAt > now());
  };

  const living = async (token: TokenDocument | null) => {
    if (!token || token.expiresAt <= now()) return undefined;
    return (await isAdministrator(token.issuerId)) ? token : undefined;
  };

  return {
    async create({ expiresInDays, channels, ...rest }) {
      if ((await list(rest.remote)).length >= PUBLISH_TOKENS_MAX) return undefined;
      const value = `${PUBLISH_TOKEN_PREFIX}${randomBytes(VALUE_BYTES).toString('base64url')}`;
      const createdAt = now();
      const token: TokenDocument = {
        _id: createId(),
        ...rest,
        channels: [...new Set(channels)],
        hash: hash(value),
        createdAt,
        expiresAt: createdAt + expiresInDays * DAY_MS,
        lastUsedAt: null,
      };
      await tokens.create(token);
      return { token, value };
    },
    list,
    async find(value) {
      const token = await living(await tokens.findOne({ hash: hash(value) }).lean());
      if (!token) return undefined;
      if (token.lastUsedAt === null || now() - token.lastUsedAt >= USE_NOTED_MS)
        await tokens.updateOne({ _id: token._id }, { $set: { lastUsedAt: now() } });
      return token;
    },
    get: async (tokenId) => living(await tokens.findById(tokenId).lean()),
    read: async (tokenId) => (await tokens.findById(tokenId).lean()) ?? undefined,
    async remove(tokenId) {
      return (await tokens.deleteOne({ _id: tokenId })).deletedCount === 1;
    },
  };
}
