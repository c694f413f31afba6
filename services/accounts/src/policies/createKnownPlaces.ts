import type { Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { KnownPlaceRecord } from '../models/knownPlaceModel.ts';

const REMEMBERED_MS = 90 * 24 * 3_600_000;

export interface Place {
  /** In lower case. */
  readonly email: string;
  readonly network: string;
}

/** Places from which accounts signed in, remembered for 90 days after the last time. */
export interface KnownPlaces {
  knows(place: Place): Promise<boolean>;
  remember(place: Place): Promise<void>;
}

export function createKnownPlaces(
  places: Model<KnownPlaceRecord>,
  secrets: Pick<Secrets, 'hash'>,
  now: () => number,
): KnownPlaces {
  const toId = ({ email, network }: Place) => secrets.hash('accounts.known-places', `${email} ${network}`);
  return {
    async knows(place) {
      return (await places.exists({ _id: toId(place), expiresAt: { $gt: new Date(now()) } })) !== null;
    },
    async remember(place) {
      const expiresAt = new Date(now() + REMEMBERED_MS);
      await places.updateOne({ _id: toId(place) }, { $set: { expiresAt } }, { upsert: true });
    },
  };
}
