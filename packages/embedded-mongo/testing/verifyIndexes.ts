import type { DatabaseSync } from 'node:sqlite';
import { decode } from '../src/bson/decode.ts';
import { indexEntries } from '../src/storage/catalogue.ts';
import { fileIn, openDatabase } from '../src/storage/openDatabase.ts';
import { Store } from '../src/storage/store.ts';

/**
 * Returns every inconsistency between an index and its collection; none for a sound folder. No server may use the
 * folder.
 */
export function verifyIndexes(dataDir: string): string[] {
  const { sqlite, lock } = openDatabase(dataDir);
  const store = new Store(sqlite);
  const problems: string[] = [];
  const integrity = sqlite.prepare('PRAGMA integrity_check(1)').get()!.integrity_check;
  if (integrity !== 'ok') problems.push(`${fileIn(dataDir)}: ${String(integrity)}`);
  for (const collection of store.collections.values()) {
    for (const index of collection.indexes) {
      const expected = new Set<string>();
      for (const { rid, doc } of store.scanAll(collection, false)) {
        const { keys, multikey } = indexEntries(index, decode(doc));
        if ((multikey & ~index.multikey) !== 0)
          problems.push(`${collection.ns} ${index.name}: record ${rid} is multikey`);
        for (const key of keys) expected.add(`${key.toString('hex')} ${rid}`);
      }
      const actual = entriesIn(sqlite, index.id);
      for (const entry of actual)
        if (!expected.has(entry)) problems.push(`${collection.ns} ${index.name}: ${entry} has no document`);
      for (const entry of expected)
        if (!actual.has(entry)) problems.push(`${collection.ns} ${index.name}: ${entry} is not indexed`);
    }
  }
  store.close();
  lock.release();
  return problems;
}

function entriesIn(sqlite: DatabaseSync, id: number): Set<string> {
  const rows = sqlite.prepare(`SELECT k, rid FROM i_${id}`).all() as { k: Uint8Array; rid: number }[];
  return new Set(rows.map(({ k, rid }) => `${Buffer.from(k).toString('hex')} ${rid}`));
}
