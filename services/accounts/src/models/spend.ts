import { isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { SpentRecord } from './spentModels.ts';

/** Uses a single-use id, which expires at `until` (Unix milliseconds). One of several concurrent calls returns true. */
export async function spend(spent: Model<SpentRecord>, id: string, until: number): Promise<boolean> {
  try {
    await spent.create({ _id: id, expiresAt: new Date(until) });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
