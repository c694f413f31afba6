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
let released: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-documents-'));
  released = [];
});
afterEach(() => rm(folder, { recursive: true }));

const start = () =>
  createDocumentRegistry({
    shellFolder: path.join(folder, 'shell'),
    loadReleases: async () => released,
    always: [EVENTS],
    log: pino({ level: 'silent' }),
  });

async function publish(file: string, ...documents: string[]): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, JSON.stringify(Object.fromEntries(documents.map((text) => [hashDocument(text), text]))));
}

describe('registered documents', () => {
  it('are those of the shell’s builds, of the remotes’ releases and the built-in ones', async () => {
    await publish('shell/operations/1.json', BELL);
    released = [ROOMS];
    const registry = start();
    await registry.refresh();
    for (const text of [BELL, ROOMS, EVENTS]) expect(registry.find(hashDocument(text))).toBe(text);
    expect(registry.find(hashDocument('{ others }'))).toBeUndefined();
  });

  it('are those of the kept releases at the last refresh', async () => {
    released = [OLD_ROOMS];
    const registry = start();
    await registry.refresh();
    expect(registry.find(hashDocument(ROOMS))).toBeUndefined();
    released = [ROOMS];
    await Promise.all([registry.refresh(), registry.refresh()]);
    expect(registry.find(hashDocument(ROOMS))).toBe(ROOMS);
    expect(registry.find(hashDocument(OLD_ROOMS))).toBeUndefined();
  });

  it('include those of a shell build that was added at run time', async () => {
    const registry = start();
    expect(registry.find(hashDocument(BELL))).toBeUndefined();
    await publish('shell/operations/2.json', BELL);
    expect(registry.find(hashDocument(BELL))).toBe(BELL);
  });

  it('are found once a partly written list is complete', async () => {
    await mkdir(path.join(folder, 'shell/operations'), { recursive: true });
    await writeFile(path.join(folder, 'shell/operations/1.json'), '{ "');
    const registry = start();
    expect(registry.find(hashDocument(ROOMS))).toBeUndefined();
    await publish('shell/operations/1.json', ROOMS);
    expect(registry.find(hashDocument(ROOMS))).toBe(ROOMS);
  });

  it('stay the same while releases cannot be loaded', async () => {
    released = [ROOMS];
    let isDown = false;
    const registry = createDocumentRegistry({
      shellFolder: '',
      loadReleases: async () => {
        if (isDown) throw new Error('down');
        return released;
      },
      always: [],
      log: pino({ level: 'silent' }),
    });
    await registry.refresh();
    isDown = true;
    await expect(registry.refresh()).rejects.toThrow('down');
    expect(registry.find(hashDocument(ROOMS))).toBe(ROOMS);
  });

  it('include the built-in ones if nothing is built', () => {
    expect(start().find(hashDocument(EVENTS))).toBe(EVENTS);
  });
});
