import { shortenKey } from '@meet/accounts-contract';
import { createId, notifySessionsEnded, type Publish, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { ApiKeyRecord } from '../models/apiKeyModel.ts';
import { createToken } from '../tokens/createToken.ts';

const PURPOSE = 'api-key';
/** Longer than other tokens: 256 bits must stay secret although both ends of the key are shown. */
const VALUE_BYTES = 54;

/** Returns the text that stands for a session id when a key calls. */
export const toSessionId = ({ keyId }: Pick<ApiKeyRecord, 'keyId'>) => `key:${keyId}`;

export interface ApiKeyStore {
  /** Creates the account's key and returns its value, which is not stored. The former key stops working. */
  renew(accountId: string): Promise<string>;
  /** Returns the live key with a value. */
  find(value: string): Promise<ApiKeyRecord | null>;
  /** Returns the visible ends of the account's key; null without a key. */
  readShown(accountId: string): Promise<string | null>;
  /**
   * Ends the account's key, if there is one. Its calls are refused at once, and all connections that it opened close.
   */
  end(accountId: string): Promise<void>;
}

export interface ApiKeyStoreOptions {
  readonly apiKeys: Model<ApiKeyRecord>;
  readonly publish: Publish;
  readonly secrets: Secrets;
  now(): number;
}

export function createApiKeyStore({ apiKeys, publish, secrets, now }: ApiKeyStoreOptions): ApiKeyStore {
  const hash = (value: string) => secrets.hash(PURPOSE, value);

  async function announce(former: ApiKeyRecord | null): Promise<void> {
    if (!former) return;
    await notifySessionsEnded(publish, former._id, [toSessionId(former)]);
  }

  return {
    async renew(accountId) {
      const value = createToken('apiKey', VALUE_BYTES);
      const former = await apiKeys
        .findOneAndUpdate(
          { _id: accountId },
          { $set: { keyId: createId(), hash: hash(value), shown: shortenKey(value), createdAt: now() } },
          { upsert: true, returnDocument: 'before' },
        )
        .lean();
      await announce(former);
      return value;
    },
    find: (value) => apiKeys.findOne({ hash: hash(value) }).lean(),
    readShown: async (accountId) => (await apiKeys.findById(accountId).lean())?.shown ?? null,
    end: async (accountId) => announce(await apiKeys.findOneAndDelete({ _id: accountId }).lean()),
  };
}
