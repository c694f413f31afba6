import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createDocumentRegistry } from './createDocumentRegistry.ts';
import { hashDocument } from './hashDocument.ts';

const ROOMS = 'query Rooms { rooms { roomId } }';
const OLD_ROOMS = 'query Rooms { rooms { id } }';
const BELL = 'query Bell { bell { count } }';
const EVENTS = 'subscription Events { events { type } }';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-documents-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = () =>
  createDocumentRegistry({
    shellFolder: path.join(folder, 'shell'),
    releaseFolders: { 'mfe-rooms': path.join(folder, 'mfe-rooms') },
    always: [EVENTS],
    log: pino({ level: 'silent' }),
  });

async function publish(file: string, ...documents: string[]): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, JSON.stringify(Object.fromEntries(documents.map((text) => [hashDocument(text), text]))));
}

describe('registered documents', () => {
  it('are those of the shell’s builds, of the remotes’ releases and what is always there', async () => {
    await publish('shell/operations/1.json', BELL);
    await publish('mfe-rooms/0.1.0-1/operations.json', ROOMS);
    const registry = start();
    for (const text of [BELL, ROOMS, EVENTS]) expect(registry.find(hashDocument(text))).toBe(text);
    expect(registry.find(hashDocument('{ others }'))).toBeUndefined();
  });

  it('are answered of a release that is published while the product runs, beside the earlier ones', async () => {
    await publish('mfe-rooms/0.1.0-1/operations.json', OLD_ROOMS);
    const registry = start();
    expect(registry.find(hashDocument(ROOMS))).toBeUndefined();
    await publish('mfe-rooms/0.1.0-2/operations.json', ROOMS);
    expect(registry.find(hashDocument(ROOMS))).toBe(ROOMS);
    expect(registry.find(hashDocument(OLD_ROOMS))).toBe(OLD_ROOMS);
    await publish('shell/operations/2.json', BELL);
    expect(registry.find(hashDocument(BELL))).toBe(BELL);
  });

  it('are found once a list that was half written is whole', async () => {
    await mkdir(path.join(folder, 'mfe-rooms/0.1.0-1'), { recursive: true });
    await writeFile(path.join(folder, 'mfe-rooms/0.1.0-1/operations.json'), '{ "');
    const registry = start();
    expect(registry.find(hashDocument(ROOMS))).toBeUndefined();
    await publish('mfe-rooms/0.1.0-1/operations.json', ROOMS);
    expect(registry.find(hashDocument(ROOMS))).toBe(ROOMS);
  });

  it('are those that are always there where nothing is built', () => {
    expect(start().find(hashDocument(EVENTS))).toBe(EVENTS);
  });
});
