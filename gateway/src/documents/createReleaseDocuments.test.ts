import type { CallClient } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { createLocalBus } from '@meet/service-kit';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { createDocumentRegistry } from './createDocumentRegistry.ts';
import { followReleases, loadReleaseDocuments, requireLiveDocuments } from './createReleaseDocuments.ts';
import { hashDocument } from './hashDocument.ts';

const ROOMS = 'query Rooms { rooms }';
const OLD = 'query OldRooms { oldRooms }';
const schema = buildSchema('type Query { rooms: [String!]! }');
const log = pino({ level: 'silent' });

const release = (releaseId: string, isLive: boolean, ...documents: string[]) => ({
  remote: 'mfe-rooms',
  releaseId,
  isLive,
  documents,
});
const clientOf = (...releases: ReturnType<typeof release>[]) =>
  ({ call: async () => ({ releases }) }) as unknown as CallClient;

describe('a gateway’s start', () => {
  it('is refused where the schema breaks an operation of what is live, named with its remote and release', async () => {
    const client = clientOf(release('1.0.0-0123456789ab', true, ROOMS, OLD));
    await expect(requireLiveDocuments(client, schema)).rejects.toThrow(
      /mfe-rooms 1\.0\.0-0123456789ab OldRooms: Cannot query field "oldRooms"/,
    );
  });

  it('does not mind what is kept and not live', async () => {
    await requireLiveDocuments(clientOf(release('1.0.0-0123456789ab', false, OLD)), schema);
    await requireLiveDocuments(clientOf(release('1.1.0-0123456789ab', true, ROOMS)), schema);
  });
});

it('documents of a release are known from the moment that it is published', async () => {
  const bus = createLocalBus(log);
  const kept = [release('1.0.0-0123456789ab', true, ROOMS)];
  const loadReleases = () => loadReleaseDocuments(clientOf(...kept));
  const registry = createDocumentRegistry({ shellFolder: '', loadReleases, always: [], log });
  await registry.refresh();
  const stop = followReleases(bus, registry, log);
  kept.push(release('2.0.0-0123456789ab', false, OLD));
  await bus.publish({ type: 'releasesPublished', channel: INTERNAL_CHANNEL, at: 0, payload: { remote: 'mfe-rooms' } });
  await registry.refresh();
  expect([ROOMS, OLD].map((text) => registry.find(hashDocument(text)))).toEqual([ROOMS, OLD]);
  stop();
});
