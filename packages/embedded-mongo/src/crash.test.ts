import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { MongoClient, type Collection } from 'mongodb';
import { spawnServer } from '../testing/spawnServer.ts';
import { verifyIndexes } from '../testing/verifyIndexes.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const WRITERS = 4;

interface Journal {
  inserted: string[];
  /** Additions to each writer's counter: the acknowledged ones, and all that were sent. */
  added: number[];
  sent: number[];
}

interface Entry {
  _id: string;
  writer: number;
  n: number;
  tags: string[];
}

/** Writes until the server dies, and records the acknowledged writes. */
async function write(
  client: MongoClient,
  writer: number,
  round: number,
  journal: Journal,
  onInserted: () => void,
): Promise<void> {
  const entries = client.db().collection<Entry>('entries');
  const counters: Collection<{ _id: number; n: number }> = client.db().collection('counters');
  try {
    for (let n = 0; ; n++) {
      const _id = `${round}-${writer}-${n}`;
      await entries.insertOne({ _id, writer, n, tags: [`t${n % 7}`, `w${writer}`] });
      journal.inserted.push(_id);
      onInserted();
      if (n % 5 === 0) await entries.updateOne({ _id }, { $push: { tags: 'late' } });
      journal.sent[writer]!++;
      await counters.updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
      journal.added[writer]!++;
    }
  } catch {
    // The server is gone. A write that was under way may or may not be stored.
  }
}

it(
  'loses no acknowledged write when it is killed',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
    const journal: Journal = { inserted: [], added: Array(WRITERS).fill(0), sent: Array(WRITERS).fill(0) };
    for (let round = 0; round < ROUNDS; round++) {
      const { child, url } = await spawnServer(dataDir);
      const client = await new MongoClient(url, { retryWrites: false, maxPoolSize: WRITERS }).connect();
      if (round === 0) {
        await client
          .db()
          .collection('entries')
          .createIndexes([
            { key: { writer: 1, n: -1 } },
            { key: { tags: 1 } },
            { key: { writer: 1, n: 1, _id: 1 }, unique: true, name: 'unique' },
          ]);
      }
      const enough = journal.inserted.length + 20 + Math.random() * 200;
      const killSoon = (): void => {
        if (journal.inserted.length >= enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 5);
      };
      const exited = once(child, 'exit');
      const writers = Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => write(client, writer, round, journal, killSoon)),
      );
      await exited;
      // Ends writers that wait for the server to come back.
      await client.close();
      await writers;

      expect(verifyIndexes(dataDir)).toEqual([]);
      const again = await spawnServer(dataDir);
      const reader = await new MongoClient(again.url).connect();
      const stored = new Set(
        (
          await reader
            .db()
            .collection<Entry>('entries')
            .find({}, { projection: { _id: 1 } })
            .toArray()
        ).map(({ _id }) => _id),
      );
      expect(journal.inserted.filter((_id) => !stored.has(_id))).toEqual([]);
      for (const { _id, n } of await reader.db().collection<{ _id: number; n: number }>('counters').find().toArray()) {
        expect(n).toBeGreaterThanOrEqual(journal.added[_id]!);
        expect(n).toBeLessThanOrEqual(journal.sent[_id]!);
      }
      await reader.close();
      again.child.kill('SIGKILL');
      await once(again.child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  },
  ROUNDS * 30_000,
);
