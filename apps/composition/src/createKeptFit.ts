import type { KeptFit } from '@meet/gateway';
import type { Logger } from '@meet/service-kit';
import type { Connection } from 'mongoose';

const ID = 'live';

/** Stores in the database the proof that the live releases fit the schema. */
export function createKeptFit(connection: Connection, log: Logger): KeptFit {
  const fits = connection.collection<{ _id: string; fit: string }>('platform.fits');
  return {
    read: async () => (await fits.findOne({ _id: ID }))?.fit,
    // If nothing can be written, for example on a full disk, the next start validates again.
    keep: async (fit) => {
      await fits
        .updateOne({ _id: ID }, { $set: { fit } }, { upsert: true })
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the proof that the live releases fit the schema could not be stored'),
        );
    },
  };
}
