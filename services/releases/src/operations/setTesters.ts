import { setTesters as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const setTesters = defineOperation(call, async ({ emails }, { deps }) => {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))].sort();
  await deps.testers.deleteMany({ _id: { $gt: '', $nin: wanted } });
  if (wanted.length)
    await deps.testers.bulkWrite(
      wanted.map((email) => ({
        updateOne: { filter: { _id: email }, update: { $setOnInsert: { _id: email } }, upsert: true },
      })),
    );
  return { emails: wanted };
});
