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
      const choices = await of(accountId);
      if (preview === null) choices.delete(remote);
      else choices.set(remote, preview);
      const list = [...choices].map(([name, chosen]) => ({ remote: name, preview: chosen }));
      if (list.length) await model.updateOne({ _id: accountId }, { $set: { choices: list } }, { upsert: true });
      else await model.deleteOne({ _id: accountId });
      return choices;
    },
  };
}
