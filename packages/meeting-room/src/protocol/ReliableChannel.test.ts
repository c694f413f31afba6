import { describe, expect, it } from '@jest/globals';
import { OUTBOX_LIMIT, OUTBOX_LIMIT_LENGTH } from './limits.ts';
import { ReliableChannel } from './ReliableChannel.ts';

const create = () => [new ReliableChannel<string, string>(), new ReliableChannel<string, string>()] as const;

describe('ReliableChannel', () => {
  it('delivers lost messages again, in order and once', () => {
    const [ana, ben] = create();
    expect(ben.receive(ana.send('one'))).toBe('one');
    ana.send('two');
    ana.send('three');
    const replayed = ana.replay(ben.received) ?? [];
    expect(replayed.map((envelope) => ben.receive(envelope))).toEqual(['two', 'three']);
    expect(replayed.map((envelope) => ben.receive(envelope))).toEqual([undefined, undefined]);
  });

  it('accepts no message after a missing one', () => {
    const [ana, ben] = create();
    ana.send('one');
    expect(ben.receive(ana.send('two'))).toBeUndefined();
    expect(ben.received).toBe(0);
  });

  it('drops messages that the other side has acknowledged', () => {
    const [ana, ben] = create();
    ben.receive(ana.send('one'));
    ana.receive(ben.send('thanks'));
    ana.send('two');
    expect(ana.replay(1)?.map(({ message }) => message)).toEqual(['two']);
    expect(ana.replay(0)).toBeUndefined();
  });

  it('reports that missing messages were dropped or never existed', () => {
    const [ana] = create();
    for (let count = 0; count <= OUTBOX_LIMIT; count++) ana.send(String(count));
    expect(ana.replay(0)).toBeUndefined();
    expect(ana.replay(1)).toHaveLength(OUTBOX_LIMIT);
    expect(ana.replay(OUTBOX_LIMIT + 2)).toBeUndefined();
  });

  it('keeps messages up to a maximum length, and has room again after an acknowledgement', () => {
    const [ana, ben] = create();
    const half = OUTBOX_LIMIT_LENGTH / 2;
    const [one] = ['one', 'two', 'three'].map((message) => ana.send(message, half));
    expect(ana.replay(0)).toBeUndefined();
    expect(ana.replay(1)?.map(({ message }) => message)).toEqual(['two', 'three']);
    ben.receive(one!);
    ana.acknowledge(3);
    ana.send('four', half);
    ana.send('five', half);
    expect(ana.replay(3)?.map(({ message }) => message)).toEqual(['four', 'five']);
  });
});
