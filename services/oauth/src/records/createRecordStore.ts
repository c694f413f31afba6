import type { Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { AdapterPayload } from 'oidc-provider';
import type { ProtocolRecord } from '../models/records.ts';

const PURPOSE = 'oauth/records';

export interface RecordStore {
  put(kind: string, value: string, payload: AdapterPayload, expiresInSeconds: number): Promise<void>;
  /** Returns a record; undefined if it is unknown or has expired. */
  find(kind: string, value: string): Promise<AdapterPayload | undefined>;
  /** Marks a record as used. Resolves to true for one of several concurrent calls. */
  consume(kind: string, value: string): Promise<boolean>;
  remove(kind: string, value: string): Promise<void>;
  removeByGrants(grantIds: readonly string[]): Promise<void>;
}

export interface RecordStoreOptions {
  readonly records: Model<ProtocolRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createRecordStore({ records, secrets, now }: RecordStoreOptions): RecordStore {
  const toId = (kind: string, value: string) => `${kind}:${secrets.hash(PURPOSE, `${kind}:${value}`)}`;

  return {
    async put(kind, value, payload, expiresInSeconds) {
      const record = {
        sealed: secrets.seal(PURPOSE, JSON.stringify(payload)),
        grantId: payload.grantId ?? null,
        expiresAt: new Date(now() + expiresInSeconds * 1000),
      };
      await records.updateOne({ _id: toId(kind, value) }, { $set: record }, { upsert: true });
    },
    async find(kind, value) {
      const record = await records.findById(toId(kind, value)).lean();
      // The database deletes expired records only after a delay.
      if (!record || record.expiresAt.getTime() <= now()) return undefined;
      const payload = JSON.parse(secrets.open(PURPOSE, record.sealed)) as AdapterPayload;
      return record.consumedAt == null ? payload : { ...payload, consumed: Math.floor(record.consumedAt / 1000) };
    },
    async consume(kind, value) {
      const { modifiedCount } = await records.updateOne(
        { _id: toId(kind, value), consumedAt: null },
        { $set: { consumedAt: now() } },
      );
      return modifiedCount === 1;
    },
    remove: async (kind, value) => void (await records.deleteOne({ _id: toId(kind, value) })),
    async removeByGrants(grantIds) {
      if (grantIds.length) await records.deleteMany({ grantId: { $in: [...grantIds] } });
    },
  };
}
