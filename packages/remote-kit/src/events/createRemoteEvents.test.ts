import { describe, expect, it } from '@jest/globals';
import { createRemoteEvents } from './createRemoteEvents.ts';

describe('createRemoteEvents', () => {
  it('sends each listener its page events, but no earlier ones', () => {
    const events = createRemoteEvents();
    const started: string[] = [];
    events.emit('meeting.started@1', { roomId: 'before' });
    events.on('meeting.started@1').subscribe(({ roomId }) => started.push(roomId));
    events.emit('meeting.ended@1', { roomId: 'other', bySystem: false });
    events.emit('meeting.started@1', { roomId: '123456789' });
    expect(started).toEqual(['123456789']);
  });

  it('keeps the last request for a conversation until the first listener subscribes', () => {
    const events = createRemoteEvents();
    const requested: unknown[] = [];
    events.emit('conversation.requested@1', { contactId: 'first' });
    events.emit('conversation.requested@1', { contactId: 'second' });
    events.on('conversation.requested@1').subscribe((request) => requested.push(request));
    events.on('conversation.requested@1').subscribe();
    expect(requested).toEqual([{ contactId: 'second' }]);
    events.emit('conversation.requested@1', { groupId: 'third' });
    expect(requested).toEqual([{ contactId: 'second' }, { groupId: 'third' }]);
  });

  it('tells a late listener of the meeting that is under way, until it ends or the page is left', () => {
    const events = createRemoteEvents();
    const hear = () => {
      const rooms: string[] = [];
      events.on('meeting.initialized@1').subscribe(({ roomId }) => rooms.push(roomId));
      return rooms;
    };
    const early = hear();
    events.emit('meeting.initialized@1', { roomId: '123456789' });
    expect([early, hear(), hear()]).toEqual([['123456789'], ['123456789'], ['123456789']]);
    events.emit('meeting.ended@1', { roomId: '123456789', bySystem: false });
    expect(hear()).toEqual([]);
    events.emit('meeting.initialized@1', { roomId: '987654321' });
    events.emit('navigation.started@1', { from: '/j/987654321', to: '/dashboard' });
    expect(hear()).toEqual([]);
  });
});
