import type { KeptFit } from '@meet/gateway';
import type { Logger } from '@meet/service-kit';
import type { Connection } from 'mongoose';

const ID = 'live';

/** Keeps in the database that what is live fitted the schema. */
export function createKeptFit(connection: Connection, log: Logger): KeptFit {
  const fits = connection.collection<{ _id: string; fit: string }>('platform.fits');
  return {
    read: async () => (await fits.findOne({ _id: ID }))?.fit,
    // If nothing can be written, as on a full disk, the next start validates again.
    keep: async (fit) => {
      await fits
        .updateOne({ _id: ID }, { $set: { fit } }, { upsert: true })
        .catch((error: unknown) => log.warn({ err: error }, 'it could not be kept that releases fit the schema'));
    },
  };
}
