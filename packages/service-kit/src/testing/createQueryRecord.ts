import type { QueryReport } from '@meet/embedded-mongo';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Collects the queries of services for `npm run queries`. */
export interface QueryRecord {
  note(query: QueryReport): void;
  /** Writes the most costly run of each query to a new file in the folder. */
  save(): Promise<void>;
}

export function createQueryRecord(folder: string): QueryRecord {
  const most = new Map<string, Omit<QueryReport, 'session'>>();
  return {
    note({ session: _, ...work }) {
      const known = most.get(work.query);
      if (!known || known.documents + known.entries < work.documents + work.entries) most.set(work.query, work);
    },
    async save() {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...most.values()]));
    },
  };
}
