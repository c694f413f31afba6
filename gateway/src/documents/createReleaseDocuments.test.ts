import type { CallClient } from '@meet/contracts';
import type { ListsDocuments } from '@meet/contracts/capabilities';
import { defineEvent, INTERNAL_CHANNEL } from '@meet/contracts/events';
import { createLocalBus } from '@meet/service-kit';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { object } from 'yup';
import { createDocumentRegistry } from './createDocumentRegistry.ts';
import { followReleases, loadReleaseDocuments, requireLiveDocuments, type KeptFit } from './createReleaseDocuments.ts';
import { hashDocument } from './hashDocument.ts';

const ROOMS = 'query Rooms { rooms }';
const OLD = 'query OldRooms { oldRooms }';
const NEW_SCHEMA = 'type Query { rooms: [String!]! }';
const BOTH_SCHEMA = 'type Query { rooms: [String!]!, oldRooms: [String!]! }';
const listsDocuments: ListsDocuments = {
  call: { name: 'listDocuments' } as ListsDocuments['call'],
  changed: defineEvent('documentsChanged', { summary: 'The list has changed.', payload: object({}) }),
};
const log = pino({ level: 'silent' });

const release = (releaseId: string, isLive: boolean, ...documents: string[]) => ({
  remote: 'mfe-rooms',
  releaseId,
  isLive,
  documents,
});
const buildClient = (...releases: ReturnType<typeof release>[]) =>
  ({ call: async () => ({ releases }) }) as unknown as CallClient;

const requireLive = (releases: ReturnType<typeof release>[], schemaText = NEW_SCHEMA, keptFit?: KeptFit) =>
  requireLiveDocuments({
    client: buildClient(...releases),
    listsDocuments,
    schema: buildSchema(schemaText),
    schemaText,
    keptFit,
  });

/** Returns a store in memory that counts its writes. */
function memoryFit() {
  let kept: string | undefined;
  return {
    times: 0,
    read: async () => kept,
    async keep(fit: string) {
      kept = fit;
      this.times += 1;
    },
  };
}

describe('a gateway’s start', () => {
  it('is refused if the schema breaks an operation of a live release, and names it', async () => {
    await expect(requireLive([release('1.0.0-0123456789ab', true, ROOMS, OLD)])).rejects.toThrow(
      /mfe-rooms 1\.0\.0-0123456789ab OldRooms: Cannot query field "oldRooms"/,
    );
  });

  it('ignores releases that are kept but not live', async () => {
    await requireLive([release('1.0.0-0123456789ab', false, OLD)]);
    await requireLive([release('1.1.0-0123456789ab', true, ROOMS)]);
  });

  it('checks live releases once, and again after a change of the schema or of the live releases', async () => {
    const fit = memoryFit();
    const both = [release('1.0.0-0123456789ab', true, ROOMS, OLD)];
    await requireLive(both, BOTH_SCHEMA, fit);
    await requireLive(both, BOTH_SCHEMA, fit);
    expect(fit.times).toBe(1);
    await expect(requireLive(both, NEW_SCHEMA, fit)).rejects.toThrow('OldRooms');
    await requireLive([release('1.1.0-0123456789ab', true, ROOMS)], NEW_SCHEMA, fit);
    await expect(requireLive(both, NEW_SCHEMA, fit)).rejects.toThrow('OldRooms');
  });

  it('stores no result for a broken release', async () => {
    const fit = memoryFit();
    const broken = [release('1.0.0-0123456789ab', true, OLD)];
    for (const _start of [1, 2]) await expect(requireLive(broken, NEW_SCHEMA, fit)).rejects.toThrow('OldRooms');
    expect(fit.times).toBe(0);
  });
});

it('documents of a release are known as soon as it is published', async () => {
  const bus = createLocalBus(log);
  const kept = [release('1.0.0-0123456789ab', true, ROOMS)];
  const loadReleases = () => loadReleaseDocuments(buildClient(...kept), listsDocuments);
  const registry = createDocumentRegistry({ shellFolder: '', loadReleases, always: [], log });
  await registry.refresh();
  const stop = followReleases(bus, listsDocuments, registry, log);
  kept.push(release('2.0.0-0123456789ab', false, OLD));
  await bus.publish({ type: 'documentsChanged', channel: INTERNAL_CHANNEL, at: 0, payload: {} });
  await registry.refresh();
  expect([ROOMS, OLD].map((text) => registry.find(hashDocument(text)))).toEqual([ROOMS, OLD]);
  stop();
});
