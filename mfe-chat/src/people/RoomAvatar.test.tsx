import { expect, it } from '@jest/globals';
import { ANA, buildMember, buildRoom } from '../testing/buildRoom.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { RoomAvatar } from './RoomAvatar.tsx';

const NAMES = ['Ben Okafor', 'Cleo Martin', 'Dan Pavel', 'Eva Radu', 'Flo Ionescu'];
const others = (count: number) =>
  NAMES.slice(0, count).map((fullName, at) =>
    buildMember({ accountId: `account-${at}`, email: `${at}@example.com`, fullName }),
  );

it.each([
  [1, 'BO'],
  [3, 'BOCMDP'],
  [4, 'BOCMDP+1'],
  [5, 'BOCMDP+2'],
])('a room of %d others shows %s', async (count, shown) => {
  const { container } = await renderChat(<RoomAvatar room={buildRoom({ participants: [ANA, ...others(count)] })} />);
  // Initials are drawn from an attribute, so that they are no part of the surrounding element's text.
  const drawn = [...container.querySelectorAll('[data-drawn]')].map((letters) => letters.getAttribute('data-drawn'));
  expect(drawn.join('') + container.textContent).toBe(shown);
});
