import { expect, it, jest } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { Behavior } from './Behavior.ts';
import { listenToKeys } from './listenToKeys.ts';
import { ROOM_KEYS } from './roomKeys.ts';
import { View } from './ui/View.ts';

it('assigns a different key to each action', () => {
  const keys = Object.values(ROOM_KEYS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('handles keys only during the meeting and outside of fields', async () => {
  const actions = { toggleAudio: jest.fn(), toggleChat: jest.fn() };
  const phase = new Behavior<{ name: string }>({ name: 'joining' });
  listenToKeys({ phase } as never, new View(), actions as never);
  const user = userEvent.setup();
  await user.keyboard('mc');
  expect(actions.toggleAudio).not.toHaveBeenCalled();
  phase.next({ name: 'joined' });
  await user.keyboard('m');
  await user.keyboard('c');
  expect(actions.toggleAudio).toHaveBeenCalledTimes(1);
  expect(actions.toggleChat).toHaveBeenCalledTimes(1);
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await user.keyboard('mc');
  expect(field).toHaveValue('mc');
  expect(actions.toggleAudio).toHaveBeenCalledTimes(1);
});
