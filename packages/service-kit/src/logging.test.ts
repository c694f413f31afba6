import { describe, expect, it, jest } from '@jest/globals';
import { createLogger } from './logging.ts';

describe('the logger', () => {
  it('never writes tokens, passwords or message texts', () => {
    const written: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const log = createLogger({ level: 'info' });
    const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
      Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === 'pino.stream')!
    ]!;
    stream.write = (line) => void written.push(line);
    log.info({
      token: 'secret-1',
      body: { password: 'secret-2', 'user-token': 'secret-3' },
      input: { message: 'secret-4', room: 'kept' },
    });
    write.mockRestore();
    expect(written.join('')).toContain('kept');
    expect(written.join('')).not.toMatch(/secret-\d/);
  });
});
