import { describe, expect, it } from '@jest/globals';
import { ANA, buildMember, buildRoom } from '../../testing/buildRoom.ts';
import { filterRooms } from './filterRooms.ts';

const rooms = [
  buildRoom(),
  buildRoom({
    chatId: 'room-2',
    roomName: '',
    participants: [ANA, buildMember({ fullName: 'Ștefan Ionescu', email: 'st@example.org' })],
  }),
];
const getName = ({ fullName, email }: { fullName: string; email: string }) => fullName || email;
const found = (search: string) => filterRooms(rooms, search, getName, new Set()).map(({ chatId }) => chatId);

describe('searching rooms', () => {
  it.each([
    ['', ['room-1', 'room-2']],
    ['  LAUNCH ', ['room-1']],
    ['okafor', ['room-1']],
    ['stefan', ['room-2']],
    ['S\u0326TEFAN', ['room-2']],
    ['example.org', ['room-2']],
    ['ana pop', []],
  ])('%j', (search, chatIds) => {
    expect(found(search)).toEqual(chatIds);
  });
});
