import { getTesters as call, TESTERS_MAX } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const getTesters = defineOperation(call, async (_input, { deps }) => {
  const testers = await deps.testers.find({}).sort({ _id: 1 }).limit(TESTERS_MAX).lean();
  return { emails: testers.map(({ _id }) => _id) };
});
