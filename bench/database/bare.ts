import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Message } from './messages.ts';

/**
 * The same rows in node:sqlite alone: one table with its key and one index, the same durability, no server and no wire.
 */
export interface Bare {
  load(messages: Iterable<Message>): void;
  /** Inserts the rows, `perCommit` in each transaction. */
  insert(messages: readonly Message[], perCommit: number): void;
  find(id: string): void;
  /** Changes the rows, `perCommit` in each transaction. */
  update(ids: readonly string[], perCommit: number): void;
  close(): void;
}

export function openBare(dataDir: string): Bare {
  const sqlite = new DatabaseSync(join(dataDir, 'bare.db'));
  sqlite.exec(`
    PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000;
    CREATE TABLE messages (rid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, room TEXT NOT NULL, seq INTEGER NOT NULL, doc TEXT NOT NULL);
    CREATE INDEX room_seq ON messages (room, seq);
  `);
  const insertRow = sqlite.prepare('INSERT INTO messages (id, room, seq, doc) VALUES (?, ?, ?, ?)');
  const findRow = sqlite.prepare('SELECT doc FROM messages WHERE id = ?');
  const updateRow = sqlite.prepare('UPDATE messages SET doc = ? WHERE id = ?');
  const put = (message: Message): void =>
    void insertRow.run(message._id, message.room, message.seq, JSON.stringify(message));
  const inCommits = <Item>(items: readonly Item[], perCommit: number, work: (item: Item) => void): void => {
    for (let at = 0; at < items.length; at += perCommit) {
      sqlite.exec('BEGIN');
      for (const item of items.slice(at, at + perCommit)) work(item);
      sqlite.exec('COMMIT');
    }
  };
  const read = (id: string): Message => JSON.parse((findRow.get(id) as { doc: string }).doc) as Message;
  return {
    load(messages) {
      sqlite.exec('BEGIN');
      for (const message of messages) put(message);
      sqlite.exec('COMMIT');
    },
    insert: (messages, perCommit) => inCommits(messages, perCommit, put),
    find: (id) => void read(id),
    update: (ids, perCommit) =>
      inCommits(ids, perCommit, (id) => {
        const message = read(id);
        updateRow.run(JSON.stringify({ ...message, edits: message.edits + 1 }), id);
      }),
    close: () => sqlite.close(),
  };
}
