import { describe, expect, it, jest } from '@jest/globals';
import { createLogger } from './createLogger.ts';
import { lazyChild } from './lazyChild.ts';

describe('a lazy child of a logger', () => {
  it('is created only when something is logged', () => {
    const parent = createLogger({ level: 'silent' });
    const makeChild = jest.spyOn(parent, 'child');
    const log = lazyChild(parent, { requestId: 'r-1' });
    expect(makeChild).not.toHaveBeenCalled();
    log.warn('once');
    log.error('twice');
    expect(makeChild).toHaveBeenCalledTimes(1);
  });

  it('writes as a child does, at every level, and has children of its own', () => {
    const lines: { level: number; requestId: string; step?: number; msg: string; token?: string }[] = [];
    const parent = createLogger({ level: 'trace', to: { write: (line) => void lines.push(JSON.parse(line)) } });
    const log = lazyChild(parent, { requestId: 'r-1' });
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
      log[level]({ token: 'secret' }, `at ${level}`);
    log.child({ step: 2 }).info('further');
    log.silent('nothing');
    expect(lines.map(({ level }) => level)).toEqual([10, 20, 30, 40, 50, 60, 30]);
    expect(lines.every(({ requestId }) => requestId === 'r-1')).toBe(true);
    expect(lines[0]).toMatchObject({ msg: 'at trace', token: '[redacted]' });
    expect(lines.at(-1)).toMatchObject({ step: 2, msg: 'further' });
    expect(log.level).toBe('trace');
  });
});
