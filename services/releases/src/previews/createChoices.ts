import type { Model } from 'mongoose';
import type { Choice, ChoiceDocument } from '../models/choices.ts';

export interface Choices {
  /**
   * Returns the previews that an account has chosen, one per remote. `effectiveChoices` filters out those that are no
   * longer permitted.
   */
  of(accountId: string): Promise<readonly Choice[]>;
  /** Chooses a preview of a remote. */
  set(accountId: string, choice: Choice): Promise<void>;
  /** Deletes all choices of an account. */
  forget(accountId: string): Promise<void>;
  /** Leaves the preview of a remote. */
  leave(accountId: string, remote: string): Promise<void>;
}

export function createChoices(model: Model<ChoiceDocument>): Choices {
  // Removal and addition are separate atomic updates, because another process may change another remote's choice at the
  // same time.
  const remove = (accountId: string, remote: string) =>
    model.updateOne({ _id: accountId }, { $pull: { choices: { remote } } });
  return {
    of: async (accountId) => (await model.findById(accountId).lean())?.choices ?? [],
    async set(accountId, choice) {
      await remove(accountId, choice.remote);
      await model.updateOne({ _id: accountId }, { $push: { choices: choice } }, { upsert: true });
    },
    async forget(accountId) {
      await model.deleteOne({ _id: accountId });
    },
    async leave(accountId, remote) {
      await remove(accountId, remote);
      await model.deleteOne({ _id: accountId, 'choices.0': { $exists: false } });
    },
  };
}
