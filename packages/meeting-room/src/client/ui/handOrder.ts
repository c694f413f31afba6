import type { Participant } from '../../protocol/messages.ts';

/** Numbers everyone with a raised hand, from 1, by how long it has been up. */
export function handOrder(people: readonly Pick<Participant, 'id' | 'handRaisedAt'>[]): ReadonlyMap<string, number> {
  const raised = people.filter(({ handRaisedAt }) => handRaisedAt > 0);
  raised.sort((a, b) => a.handRaisedAt - b.handRaisedAt);
  return new Map(raised.map(({ id }, index) => [id, index + 1]));
}
