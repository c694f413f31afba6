import { shortenKey } from '@meet/accounts-contract';
import { createId, notifySessionsEnded, type Publish, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { ApiKeyRecord } from '../models/apiKeyModel.ts';
import { createToken } from '../tokens/createToken.ts';

const PURPOSE = 'api-key';
/** More than other tokens have: the ends that are shown must leave 256 bits unknown. */
const VALUE_BYTES = 54;

/** Returns the text in place of a session's id while a key calls. */
export const toSessionId = ({ keyId }: Pick<ApiKeyRecord, 'keyId'>) => `key:${keyId}`;

export interface ApiKeyStore {
  /** Makes the account's key and answers with its value, which is kept nowhere. The former key is dead. */
  renew(accountId: string): Promise<string>;
  /** The live key of a value. */
  find(value: string): Promise<ApiKeyRecord | null>;
  /** The ends of the account's key; null without one. */
  readShown(accountId: string): Promise<string | null>;
  /** Ends the account's key, where there is one: its calls are refused at once, and whatever it opened closes. */
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

  async function tell(former: ApiKeyRecord | null): Promise<void> {
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
      await tell(former);
      return value;
    },
    find: (value) => apiKeys.findOne({ hash: hash(value) }).lean(),
    readShown: async (accountId) => (await apiKeys.findById(accountId).lean())?.shown ?? null,
    end: async (accountId) => tell(await apiKeys.findOneAndDelete({ _id: accountId }).lean()),
  };
}
