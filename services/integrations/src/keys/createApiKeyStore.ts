import { API_KEY_PREFIX, API_KEYS_MAX, type KeyService } from '@meet/integrations-contract';
import { compareKeys, createId, takeSlot, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { ApiKeyRecord } from '../models/apiKeys.ts';

const PURPOSE = 'integrations/api-key';
const VALUE_BYTES = 32;
const DAY_MS = 86_400_000;
const USE_NOTED_MS = 60_000;

interface NewKey {
  readonly accountId: string;
  readonly serviceId: KeyService;
  readonly name: string;
  readonly expiresInDays: number | null;
  /** If true, the value is shown once and not stored. */
  readonly isHidden: boolean;
}

/** A key with its value. A hidden key's value is empty. */
export interface OpenKey extends ApiKeyRecord {
  readonly value: string;
}

export interface ApiKeyStore {
  /** Creates a key. Returns undefined if the account already has the maximum. */
  create(key: NewKey): Promise<OpenKey | undefined>;
  /** Returns the account's keys, the latest first. */
  list(accountId: string): Promise<OpenKey[]>;
  /** Counts the account's keys by service. Services without keys are left out. */
  count(accountId: string): Promise<ReadonlyMap<string, number>>;
  /** Returns the live key with a value. */
  find(value: string): Promise<ApiKeyRecord | null>;
  /** Records that a key is used now. Returns whether to announce it, at most once a minute. */
  noteUse(key: ApiKeyRecord): Promise<boolean>;
  /** Ends a key of the account and returns it; null if the account has no such key. */
  remove(accountId: string, apiKeyId: string): Promise<OpenKey | null>;
  /** Ends all keys of the account and returns them. */
  removeAll(accountId: string): Promise<ApiKeyRecord[]>;
}

export interface ApiKeyStoreOptions {
  readonly apiKeys: Model<ApiKeyRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createApiKeyStore({ apiKeys, secrets, now }: ApiKeyStoreOptions): ApiKeyStore {
  const hash = (value: string) => secrets.hash(PURPOSE, value);
  const open = (key: ApiKeyRecord): OpenKey => ({
    ...key,
    value: key.sealed === null ? '' : secrets.open(PURPOSE, key.sealed),
  });

  return {
    async create({ accountId, serviceId, name, expiresInDays, isHidden }) {
      const value = `${API_KEY_PREFIX}${randomBytes(VALUE_BYTES).toString('base64url')}`;
      const createdAt = now();
      const key = {
        _id: createId(),
        accountId,
        serviceId,
        name,
        hash: hash(value),
        sealed: isHidden ? null : secrets.seal(PURPOSE, value),
        createdAt,
        expiresAt: expiresInDays === null ? null : createdAt + expiresInDays * DAY_MS,
        lastUsedAt: null,
      };
      return takeSlot(
        API_KEYS_MAX,
        async () => (await apiKeys.find({ accountId }, { slot: 1 }).lean()).map(({ slot }) => slot),
        async (slot) => {
          await apiKeys.create({ ...key, slot });
          return { ...key, slot, value };
        },
      );
    },
    async list(accountId) {
      const keys = await apiKeys.find({ accountId }).lean();
      return keys.sort((a, b) => b.createdAt - a.createdAt || compareKeys(b._id, a._id)).map(open);
    },
    async count(accountId) {
      const counts = new Map<string, number>();
      for (const { serviceId } of await apiKeys.find({ accountId }, { serviceId: 1 }).lean())
        counts.set(serviceId, (counts.get(serviceId) ?? 0) + 1);
      return counts;
    },
    async find(value) {
      const key = await apiKeys.findOne({ hash: hash(value) }).lean();
      return key && (key.expiresAt === null || key.expiresAt > now()) ? key : null;
    },
    async noteUse({ _id, lastUsedAt }) {
      if (lastUsedAt !== null && now() - lastUsedAt < USE_NOTED_MS) return false;
      const { modifiedCount } = await apiKeys.updateOne({ _id, lastUsedAt }, { $set: { lastUsedAt: now() } });
      return modifiedCount === 1;
    },
    async remove(accountId, apiKeyId) {
      const key = await apiKeys.findOneAndDelete({ _id: apiKeyId, accountId }).lean();
      return key && open(key);
    },
    async removeAll(accountId) {
      const keys = await apiKeys.find({ accountId }).lean();
      await apiKeys.deleteMany({ accountId });
      return keys;
    },
  };
}
