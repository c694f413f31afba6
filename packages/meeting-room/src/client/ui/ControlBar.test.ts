import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Participant } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import { createControlBar } from './ControlBar.ts';
import { View } from './View.ts';

const turn = () => Promise.resolve().then(() => undefined);
const person = (id: string): Participant => ({ id, name: id, handRaisedAt: 0, role: 'participant' }) as Participant;

/** Shows the bar with fakes of the parts of the room that it reads, each of which can change. */
function show(buttons?: readonly string[]) {
  const media = {
    microphone: new Behavior<{ muted: boolean; problem?: string }>({ muted: false }),
    camera: new Behavior<{ muted: boolean; problem?: string }>({ muted: false }),
    screen: new Behavior<object | undefined>(undefined),
  };
  const session = {
    self: new Behavior<Participant | undefined>(person('ana')),
    others: new Behavior<readonly Participant[]>([person('ben')]),
    chat: { rules: new Behavior<object | undefined>(undefined) },
    knockers: new Behavior<readonly object[]>([]),
    isModerator: false,
    leave: jest.fn(),
  };
  const actions = { toggleAudio: jest.fn(), toggleVideo: jest.fn(), toggleShareScreen: jest.fn() };
  const view = new View();
  const parts = { session, media, actions, view, floating: {}, buttons };
  document.body.replaceChildren(createControlBar(parts as never));
  return { session, media, actions, view, user: userEvent.setup() };
}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia: () => undefined } });
});

describe('the controls', () => {
  it('are few, with visible captions that are part of their names', () => {
    const { session } = show();
    session.chat.rules.next({ textMax: 100 });
    for (const each of screen.getAllByRole('button')) {
      const caption = each.querySelector('.control-caption')?.textContent ?? '';
      expect(caption).not.toBe('');
      expect(each.getAttribute('aria-label')?.toLowerCase()).toContain(caption.toLowerCase());
    }
    expect(names()).toEqual([
      'Mute microphone',
      'Turn camera off',
      'Share your screen',
      'Participants: 2 participants',
      'More',
      'Leave the meeting',
    ]);
  });

  it('show the chat, with its unread messages, if the room offers it', async () => {
    const { session, view } = show();
    session.chat.rules.next({ textMax: 100 });
    await turn();
    expect(button('Chat')).toHaveAttribute('aria-pressed', 'false');
    view.unread.next(2);
    await turn();
    expect(button('Chat, unread messages: 2').querySelector('[data-count="2"]')).toBeVisible();
  });

  it('name their key and their current action', async () => {
    const { media, actions, user } = show();
    expect(button('Mute microphone')).toHaveAttribute('aria-keyshortcuts', 'm');
    expect(button('Mute microphone')).toHaveAttribute('title', 'Mute microphone (M)');
    await user.click(button('Mute microphone'));
    expect(actions.toggleAudio).toHaveBeenCalledTimes(1);
    media.microphone.next({ muted: true });
    await turn();
    expect(button('Unmute microphone')).toBeVisible();
  });

  it('appear pressed while the screen is shared or the list is open', async () => {
    const { media, view } = show();
    expect(button('Share your screen')).toHaveAttribute('aria-pressed', 'false');
    media.screen.next({});
    view.isPaneOpen.next(true);
    await turn();
    expect(button('Stop sharing')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^Participants/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are those that the embedding page requests, and More', () => {
    show(['microphone', 'hangup']);
    expect(names()).toEqual(['Mute microphone', 'More', 'Leave the meeting']);
  });

  it('offer no screen sharing if the browser does not support it', () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: {} });
    show();
    expect(screen.queryByRole('button', { name: 'Share your screen' })).toBeNull();
  });

  it('let a participant who is no host leave immediately', async () => {
    const { session, user } = show();
    await user.click(button('Leave the meeting'));
    expect(session.leave).toHaveBeenCalledTimes(1);
  });
});
