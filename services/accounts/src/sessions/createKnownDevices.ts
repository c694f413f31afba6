import { isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { KnownDeviceRecord } from '../models/knownDeviceModel.ts';

const REMEMBERED_MS = 365 * 24 * 3_600_000;

/** Kinds of devices with which accounts signed in, remembered for a year after the last time. */
export interface KnownDevices {
  /** Remembers a device of an account. Returns whether it is new and the account already had another known device. */
  remember(accountId: string, device: string): Promise<boolean>;
}

export function createKnownDevices(devices: Model<KnownDeviceRecord>, now: () => number): KnownDevices {
  /** Returns whether the device was unknown; of two concurrent calls, one adds it. */
  async function add(_id: string, accountId: string): Promise<boolean> {
    const change = { $set: { expiresAt: new Date(now() + REMEMBERED_MS) }, $setOnInsert: { accountId } };
    try {
      return (await devices.updateOne({ _id }, change, { upsert: true })).upsertedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async remember(accountId, device) {
      const _id = `${accountId} ${device}`;
      if (!(await add(_id, accountId))) return false;
      return (await devices.exists({ accountId, _id: { $ne: _id } })) !== null;
    },
  };
}
