import { OAUTH_LIFETIMES, applicationAuthorized, applicationRevoked, readScopes } from '@meet/oauth-contract';
import { userChannel } from '@meet/contracts/events';
import { compareKeys, notifySessionsEnded, type Publish, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { AdapterPayload } from 'oidc-provider';
import type { GrantRecord } from '../models/grants.ts';
import type { RecordStore } from '../records/createRecordStore.ts';

const PURPOSE = 'oauth/grants';
/** Precision of the last use: for an application that calls every second, one write a minute suffices. */
const USE_NOTED_MS = 60_000;

/** Returns the text that stands for a session id when an application calls. */
const toSessionId = ({ _id }: Pick<GrantRecord, '_id'>) => `key:${_id}`;

/**
 * Stores people's permissions for applications. Each permission is a grant of its own; pages show all grants of an
 * application as one.
 */
export interface ApplicationStore {
  put(grantId: string, payload: AdapterPayload): Promise<void>;
  findPayload(grantId: string): Promise<AdapterPayload | undefined>;
  find(grantId: string): Promise<GrantRecord | undefined>;
  /** Records that the application got a refresh token that is valid for `seconds`. */
  extend(grantId: string, seconds: number): Promise<void>;
  /** Records a use of the grant. Returns whether to announce it. */
  noteUse(grant: Pick<GrantRecord, '_id' | 'lastUsedAt'>): Promise<boolean>;
  /** Returns the account's grants that were exchanged for tokens, the oldest first. */
  listByAccount(accountId: string): Promise<GrantRecord[]>;
  /** Ends grants with all their tokens, and returns the number of grants. */
  end(whose: { grantId: string } | { accountId: string; clientId?: string } | { clientId: string }): Promise<number>;
}

export interface ApplicationStoreOptions {
  readonly grants: Model<GrantRecord>;
  readonly recordStore: RecordStore;
  readonly secrets: Secrets;
  readonly publish: Publish;
  now(): number;
}

export function createApplicationStore(options: ApplicationStoreOptions): ApplicationStore {
  const { grants, recordStore, secrets, publish, now } = options;
  const isOver = ({ expiresAt }: Pick<GrantRecord, 'expiresAt'>) => expiresAt.getTime() <= now();

  async function notifyEnd(ended: readonly GrantRecord[]): Promise<void> {
    for (const [accountId, own] of Map.groupBy(ended, (grant) => grant.accountId)) {
      const channel = userChannel(accountId);
      await notifySessionsEnded(publish, accountId, own.map(toSessionId));
      for (const clientId of new Set(own.map((grant) => grant.clientId))) {
        const isLeft = await grants.exists({ accountId, clientId });
        await publish(channel, isLeft ? applicationAuthorized : applicationRevoked, { clientId });
      }
    }
  }

  const find: ApplicationStore['find'] = async (grantId) => {
    const grant = await grants.findById(grantId).lean();
    return grant && !isOver(grant) ? grant : undefined;
  };

  return {
    async put(grantId, payload) {
      const { accountId, clientId } = payload as { accountId: string; clientId: string };
      const { scope = '' } = (payload as { openid?: { scope?: string } }).openid ?? {};
      const grant: Omit<GrantRecord, '_id' | 'exchangedAt' | 'lastUsedAt' | 'createdAt' | 'expiresAt'> = {
        accountId,
        clientId,
        scopes: readScopes(scope),
        sealed: secrets.seal(PURPOSE, JSON.stringify(payload)),
      };
      const fresh = { createdAt: now(), expiresAt: new Date(now() + OAUTH_LIFETIMES.request * 1000) };
      await grants.updateOne({ _id: grantId }, { $set: grant, $setOnInsert: fresh }, { upsert: true });
    },
    async findPayload(grantId) {
      const grant = await find(grantId);
      return grant && (JSON.parse(secrets.open(PURPOSE, grant.sealed)) as AdapterPayload);
    },
    find,
    async extend(grantId, seconds) {
      const expiresAt = new Date(now() + seconds * 1000);
      const former = await grants
        .findOneAndUpdate({ _id: grantId, exchangedAt: null }, { $set: { exchangedAt: now(), expiresAt } })
        .lean();
      if (!former) return void (await grants.updateOne({ _id: grantId }, { $set: { expiresAt } }));
      const { accountId, clientId } = former;
      await publish(userChannel(accountId), applicationAuthorized, { clientId });
    },
    async noteUse({ _id, lastUsedAt }) {
      if (lastUsedAt != null && now() - lastUsedAt < USE_NOTED_MS) return false;
      const { modifiedCount } = await grants.updateOne(
        { _id, lastUsedAt: lastUsedAt ?? null },
        { $set: { lastUsedAt: now() } },
      );
      return modifiedCount === 1;
    },
    async listByAccount(accountId) {
      const own = await grants.find({ accountId }).lean();
      return own
        .filter((grant) => grant.exchangedAt != null && !isOver(grant))
        .sort((a, b) => a.createdAt - b.createdAt || compareKeys(a._id, b._id));
    },
    async end(whose) {
      const { grantId, ...named } = { grantId: undefined, ...whose };
      const ended = await grants.find(grantId === undefined ? named : { _id: grantId }).lean();
      if (ended.length === 0) return 0;
      const ids = ended.map(({ _id }) => _id);
      // The permission is deleted first: without it, no token is valid and none can be issued.
      await grants.deleteMany({ _id: { $in: ids } });
      await recordStore.removeByGrants(ids);
      await notifyEnd(ended);
      return ended.length;
    },
  };
}
