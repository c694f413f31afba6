import { PUSH_DEVICES_MAX } from '@meet/notifications-contract';
import type { Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { PushRecord } from '../models/pushModel.ts';
import type { PushSubscriptionRecord } from '../models/pushSubscriptionModel.ts';

const PURPOSE = 'notifications/push-subscription';

/** Address and keys of a browser; keys in base64url. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface SubscriptionStore {
  /**
   * Returns false if the address belongs to another account with other keys: knowing an address must not suffice to
   * take over a browser.
   */
  save(owner: { accountId: string; sessionId: string }, address: BrowserAddress): Promise<boolean>;
  find(accountId: string, endpoint: string): Promise<PushSubscriptionRecord | null>;
  listByAccounts(accountIds: readonly string[]): Promise<PushSubscriptionRecord[]>;
  byId(subscriptionId: string): Promise<PushSubscriptionRecord | null>;
  open(record: PushSubscriptionRecord): BrowserAddress;
  /** Removes subscriptions together with all pushes that wait for them. */
  remove(subscriptionIds: readonly string[]): Promise<void>;
}

export interface SubscriptionStoreOptions {
  readonly subscriptions: Model<PushSubscriptionRecord>;
  readonly pushes: Model<PushRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createSubscriptionStore(options: SubscriptionStoreOptions): SubscriptionStore {
  const { subscriptions, pushes, secrets, now } = options;
  const toId = (endpoint: string) => secrets.hash(PURPOSE, endpoint);

  const store: SubscriptionStore = {
    async save({ accountId, sessionId }, address) {
      const _id = toId(address.endpoint);
      const former = await subscriptions.findById(_id).lean();
      if (former && former.accountId !== accountId) {
        if (store.open(former).auth !== address.auth) return false;
        await store.remove([_id]);
      }
      const sealed = secrets.seal(PURPOSE, JSON.stringify(address));
      await subscriptions.updateOne(
        { _id },
        { $set: { accountId, sessionId, sealed, createdAt: now() } },
        { upsert: true },
      );
      const beyond = await subscriptions
        .find({ accountId }, { _id: 1 })
        .sort({ createdAt: -1, _id: -1 })
        .skip(PUSH_DEVICES_MAX);
      if (beyond.length) await store.remove(beyond.map((one) => one._id));
      return true;
    },
    find: (accountId, endpoint) => subscriptions.findOne({ _id: toId(endpoint), accountId }).lean(),
    listByAccounts: (accountIds) => subscriptions.find({ accountId: { $in: [...accountIds] } }).lean(),
    byId: (subscriptionId) => subscriptions.findById(subscriptionId).lean(),
    open: ({ sealed }) => JSON.parse(secrets.open(PURPOSE, sealed)) as BrowserAddress,
    async remove(subscriptionIds) {
      await subscriptions.deleteMany({ _id: { $in: [...subscriptionIds] } });
      await pushes.deleteMany({ subscriptionId: { $in: [...subscriptionIds] } });
    },
  };
  return store;
}
