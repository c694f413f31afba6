import { recordAct } from '@meet/accounts-contract';
import { setTesters as call } from '@meet/releases-contract';
import { toChunks } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';

/** Maximum addresses in one entry of the audit log. */
const NAMED_AT_ONCE = 50;

export const setTesters = defineOperation(call, async ({ emails }, context) => {
  const { testers } = context.deps;
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))].sort();
  const present = (await testers.find({}).sort({ _id: 1 }).lean()).map(({ _id }) => _id);
  for (const changes of describeChanges(present, wanted)) {
    await recordAct(context, 'testers-set', [wanted.length, changes].filter((part) => part !== '').join(': '));
  }
  await testers.deleteMany({ _id: { $gt: '', $nin: wanted } });
  if (wanted.length)
    await testers.bulkWrite(
      wanted.map((email) => ({
        updateOne: { filter: { _id: email }, update: { $setOnInsert: { _id: email } }, upsert: true },
      })),
    );
  return { emails: wanted };
});

/**
 * Returns texts such as `+ana@example.org, -ben@example.org`, as many as needed. Returns one empty text if nothing
 * changes.
 */
function describeChanges(present: readonly string[], wanted: readonly string[]): string[] {
  const [before, after] = [new Set(present), new Set(wanted)];
  const changes = [
    ...wanted.filter((email) => !before.has(email)).map((email) => `+${email}`),
    ...present.filter((email) => !after.has(email)).map((email) => `-${email}`),
  ];
  if (changes.length === 0) return [''];
  return toChunks(changes, NAMED_AT_ONCE).map((some) => some.join(', '));
}
