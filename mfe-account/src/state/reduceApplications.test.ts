import { describe, it } from '@jest/globals';
import { applyOauthEvent, type AuthorizedApplication } from '@meet/oauth-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';

interface World {
  readonly now: number;
  readonly applications: readonly AuthorizedApplication[];
}

const changes = fc.record({
  kind: fc.constantFrom('allow' as const, 'revoke' as const, 'use' as const),
  clientId: fc.constantFrom('one', 'other'),
});
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

function change({ now: before, applications }: World, { kind, clientId }: Change) {
  const now = before + 1;
  const others = applications.filter((application) => application.clientId !== clientId);
  const present = applications.find((application) => application.clientId === clientId);
  if (kind === 'allow') {
    const allowed: AuthorizedApplication = {
      clientId,
      name: clientId,
      scopes: present ? ['profile', 'meetings'] : ['profile'],
      creationDate: present?.creationDate ?? now,
      lastUsedAt: present?.lastUsedAt ?? null,
    };
    const world = { now, applications: [...others, allowed].sort((a, b) => a.name.localeCompare(b.name)) };
    return { world, events: [{ type: 'applicationAuthorized', payload: { clientId } }] };
  }
  if (!present) return undefined;
  if (kind === 'revoke')
    return { world: { now, applications: others }, events: [{ type: 'applicationRevoked', payload: { clientId } }] };
  const used = applications.map((one) => (one === present ? { ...one, lastUsedAt: now } : one));
  const event = { type: 'applicationUsed', payload: { clientId, lastUsedAt: now } };
  return { world: { now, applications: used }, events: [event] };
}

describe('the live list of authorized applications', () => {
  it('equals a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<World, Change, readonly AuthorizedApplication[]>({
      world: { now: 0, applications: [] },
      changes,
      change,
      fetched: ({ applications }) => applications,
      reduce: applyOauthEvent,
      types: ['applicationAuthorized', 'applicationRevoked', 'applicationUsed'],
    });
  });
});
