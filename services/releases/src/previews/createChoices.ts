import type { Model } from 'mongoose';
import type { ChoiceDocument } from '../models/choices.ts';

export interface Choices {
  /** The previews that an account has chosen, by remote. */
  of(accountId: string): Promise<ReadonlyMap<string, string>>;
  /** Chooses a preview of a remote, or none; answers with all of them. */
  set(accountId: string, remote: string, preview: string | null): Promise<ReadonlyMap<string, string>>;
}

export function createChoices(model: Model<ChoiceDocument>): Choices {
  const of = async (accountId: string) => {
    const kept = await model.findById(accountId).lean();
    return new Map((kept?.choices ?? []).map(({ remote, preview }) => [remote, preview]));
  };
  return {
    of,
    async set(accountId, remote, preview) {
      // One after the other, each by itself: another process may change another remote's at this moment.
      await model.updateOne({ _id: accountId }, { $pull: { choices: { remote } } });
      if (preview !== null)
        await model.updateOne({ _id: accountId }, { $push: { choices: { remote, preview } } }, { upsert: true });
      await model.deleteOne({ _id: accountId, 'choices.0': { $exists: false } });
      return of(accountId);
    },
  };
}
