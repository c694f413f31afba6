import { describe, expect, it } from '@jest/globals';
import { createTestHost } from '@meet/remote-kit/testing';
import { createNotes } from './createNotes.ts';

const room = { elementId: 'dashboard.room', title: 'Room', description: '<p>A number.</p>', showTitle: true };

function setUp(answer: () => unknown = () => ({ tooltipsDetails: [room], canEdit: false })) {
  const host = createTestHost({ api: { getTooltipContent: async () => answer() } });
  return { calls: host.calls, notes: createNotes(host.api) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createNotes', () => {
  it('fetches a page once, for all its elements and callers', async () => {
    const { calls, notes } = setUp();
    notes.load('dashboard.room');
    notes.load('dashboard.start');
    await settled();
    notes.load('dashboard.room');
    notes.load('profile.alias');
    expect(calls.map(({ input }) => input)).toEqual([{ pageUrl: '/dashboard' }, { pageUrl: '/profile' }]);
    expect(notes.getPage('dashboard.start').value).toEqual({ state: 'ready', notes: [room], canEdit: false });
  });

  it('keeps the old notes during a new fetch, then has the new ones', async () => {
    let title = 'Room';
    const { notes } = setUp(() => ({ tooltipsDetails: [{ ...room, title }], canEdit: true }));
    notes.load('dashboard.room');
    await settled();
    title = 'Hall';
    notes.load('dashboard.room', true);
    expect(notes.getPage('dashboard.room').value).toMatchObject({ state: 'loading', notes: [{ title: 'Room' }] });
    await settled();
    expect(notes.getPage('dashboard.room').value).toMatchObject({ state: 'ready', notes: [{ title: 'Hall' }] });
  });

  it('reports a failed fetch, and does not retry by itself', async () => {
    const { calls, notes } = setUp(() => {
      throw new Error('offline');
    });
    notes.load('dashboard.room');
    await settled();
    expect(notes.getPage('dashboard.room').value.state).toBe('failed');
    notes.load('dashboard.room');
    expect(calls).toHaveLength(1);
  });

  it('forgets the notes of another person, even if they arrive late', async () => {
    const { notes } = setUp(() => ({ tooltipsDetails: [room], canEdit: true }));
    notes.load('dashboard.room');
    notes.forget();
    await settled();
    expect(notes.getPage('dashboard.room').value).toEqual({ state: 'loading', notes: [], canEdit: false });
    notes.load('dashboard.room');
    await settled();
    expect(notes.getPage('dashboard.room').value.state).toBe('ready');
  });
});
