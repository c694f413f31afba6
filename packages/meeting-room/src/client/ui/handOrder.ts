import type { Participant } from '../../protocol/messages.ts';

/** Numbers everyone with a raised hand by how long it has been up, from 1 on. */
export function handOrder(people: readonly Pick<Participant, 'id' | 'handRaisedAt'>[]): ReadonlyMap<string, number> {
  const raised = people.filter(({ handRaisedAt }) => handRaisedAt > 0);
  raised.sort((a, b) => a.handRaisedAt - b.handRaisedAt);
  return new Map(raised.map(({ id }, index) => [id, index + 1]));
}
