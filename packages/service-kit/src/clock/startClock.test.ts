import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmbeddedMongo } from '@meet/embedded-mongo';
import { startTestMongo } from '@meet/embedded-mongo/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { connectDatabase } from '../database/connect.ts';
import { startClock } from './startClock.ts';

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const FULL_DISK = { failCommands: ['update'], errorCode: 14_031 };

describe('startClock', () => {
  let folder: string;
  let database: EmbeddedMongo;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-clock-'));
    database = await startTestMongo({ dataDir: folder });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * Returns the time that a process reads when it starts while the machine's clock stands at `wall`, and its warnings.
   */
  async function readAt(wall: number, run: (setWall: (to: number) => void) => void = () => {}) {
    const connection = await connectDatabase(database.url);
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    let [stands, passed] = [wall, 0];
    const clock = await startClock(connection, log, { wall: () => stands, elapsed: () => passed });
    try {
      run((to) => {
        [stands, passed] = [to, passed + HOUR];
      });
      return { now: clock.now(), warnings };
    } finally {
      await clock.stop();
      await connection.close();
    }
  }

  it('starts at the time of the machine’s clock', async () => {
    expect(await readAt(START)).toEqual({ now: START, warnings: [] });
  });

  it('never starts before a time that another process has reached, and logs the difference', async () => {
    const { now } = await readAt(START, (setWall) => setWall(START + HOUR));
    expect(now).toBe(START + HOUR);
    expect(await readAt(START - 4 * HOUR)).toEqual({
      now: START + HOUR,
      warnings: [expect.stringContaining(`"lagMs":${-5 * HOUR}`)],
    });
  });

  it('starts and stops if nothing can be written, and logs the errors', async () => {
    const connection = await connectDatabase(database.url, { autoIndex: false, autoCreate: false });
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const admin = connection.db!.admin();
    await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data: FULL_DISK });
    try {
      const clock = await startClock(connection, log, { wall: () => START, elapsed: () => 0 });
      expect(clock.now()).toBeGreaterThanOrEqual(START);
      await clock.stop();
    } finally {
      await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
      await connection.close();
    }
    expect(errors).toEqual([expect.stringContaining('14031'), expect.stringContaining('14031')]);
  });

  it('starts at the time of the machine’s clock again once that is ahead', async () => {
    expect((await readAt(START + 9 * HOUR)).now).toBe(START + 9 * HOUR);
  });
});
