import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { Subject } from 'rxjs';
import type { Participant, RoomInfo } from '../../protocol/messages.ts';
import { Behavior, observeAll } from '../Behavior.ts';
import { addTexts, text } from '../i18n/texts.ts';
import { RoomMedia } from '../media/RoomMedia.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { Notices } from '../ui/Notices.ts';
import { shownName } from '../ui/shownName.ts';
import { Stage } from '../ui/Stage.ts';
import { View } from '../ui/View.ts';
import type { CrowdParts } from './CrowdParts.ts';
import { openCrowd } from './openCrowd.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const buildPerson = (id: string, more: Partial<Participant> = {}): Participant => ({
  id,
  name: id,
  isGuest: false,
  colours: ['#fff', '#000'],
  role: 'participant',
  audioMuted: false,
  videoMuted: false,
  sharing: false,
  handRaisedAt: 0,
  connected: true,
  ...more,
});
const listPeople = (count: number) => Array.from({ length: count }, (_, at) => buildPerson(`Person ${at + 1}`));

// jsdom implements none of these.
Object.assign(globalThis, {
  MediaStream: class {
    getVideoTracks = () => [];
  },
  ResizeObserver: class {
    observe() {}
  },
});

/** Shows a room of this many people, including oneself, over a transport that carries nothing. */
async function show(
  count: number,
  { isModerator = false, width = 1440, ...room }: Partial<RoomInfo> & { isModerator?: boolean; width?: number } = {},
) {
  const media = {
    camera: new Behavior<object>({ track: undefined }),
    microphone: new Behavior<object>({ muted: true }),
    screen: new Behavior(undefined),
    setMuted: jest.fn(),
  };
  const session = {
    self: new Behavior<Participant | undefined>(buildPerson('Me', { role: isModerator ? 'moderator' : 'participant' })),
    others: new Behavior<readonly Participant[]>(listPeople(count - 1)),
    room: new Behavior(room as RoomInfo),
    knockers: new Behavior([]),
    incident: new Subject<RoomIncident>(),
    roomMedia: new RoomMedia(),
    isModerator,
    get everyone() {
      return [this.self.value!, ...this.others.value];
    },
    participant: (id: string) => session.everyone.find((one) => one.id === id),
    change: jest.fn(),
    moderate: jest.fn(),
  };
  const speakers = { dominant: new Behavior<string | undefined>(undefined), levels: new Behavior(new Map()) };
  const output = { getVolume: () => 1, setVolume: jest.fn() };
  const view = new View();
  const notices = new Notices();
  const paths = { qualities: new Behavior(new Map()) };
  const stage = new Stage({ session, media, speakers, paths, view } as never);
  for (const [name, value] of [
    ['clientWidth', width],
    ['clientHeight', 800],
  ] as const)
    Object.defineProperty(stage.element, name, { value });
  const [stageArea, side] = [document.createElement('div'), document.createElement('div')];
  stageArea.append(stage.element);
  document.body.replaceChildren(stageArea, side, notices.element);
  /** Opens the content beside the button, as the page's popover does. */
  const openPopover = (button: HTMLElement, label: string, ...content: Node[]) => {
    const card = document.createElement('div');
    card.setAttribute('role', 'dialog');
    card.setAttribute('aria-label', label);
    card.append(...content);
    card.hidePopover = () => {
      card.remove();
      button.focus();
      card.dispatchEvent(new Event('toggle'));
    };
    document.body.append(card);
    return card;
  };
  const lent = { text, addTexts, observeAll, openPopover, shownName, confirm: async () => true };
  openCrowd({ session, media, speakers, output, view, notices, stageArea, side, ...lent } as unknown as CrowdParts);
  await turn();
  const setOthers = async (change: (others: readonly Participant[]) => readonly Participant[]) => {
    session.others.update(change);
    await turn();
  };
  return { session, media, speakers, output, view, setOthers, user: userEvent.setup() };
}

const tiles = () => screen.getAllByRole('article').map((tile) => tile.getAttribute('aria-label')!.split(',')[0]!);
const pane = () => screen.getByRole('complementary', { name: 'Participants' });
const rows = () =>
  within(pane())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.person-name span')!.textContent);

beforeEach(() => document.body.replaceChildren());

describe('the stage', () => {
  it.each([
    [2, 1440, 2, 1],
    [5, 1440, 5, 1],
    [12, 1440, 12, 1],
    [30, 1440, 25, 2],
    [100, 1440, 25, 4],
    [12, 390, 6, 2],
    [100, 390, 6, 17],
  ])('with %d people, %d pixels wide, shows %d on the first of %d pages', async (count, width, shown, pages) => {
    await show(count, { width });
    expect(tiles()).toHaveLength(shown);
    expect(tiles()).toContain('You');
    const nav = screen.queryByRole('navigation', { name: 'Pages of people' });
    if (pages === 1) expect(nav).toBeNull();
    else expect(within(nav!).getByRole('status')).toHaveTextContent(`Page 1 of ${pages}`);
  });

  it('turns pages by keyboard, and returns to the first after the last', async () => {
    const { user } = await show(30);
    const first = tiles();
    screen.getByRole('button', { name: 'Next page' }).focus();
    await user.keyboard('{Enter}');
    await turn();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Page 2 of 2');
    expect(tiles()).toHaveLength(5);
    expect(tiles().some((name) => first.includes(name))).toBe(false);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await turn();
    expect(tiles().toSorted()).toEqual(first.toSorted());
  });

  it('brings a speaker of a later page to the first page', async () => {
    const { speakers } = await show(100);
    expect(tiles()).not.toContain('Person 80');
    const before = tiles();
    speakers.dominant.next('Person 80');
    await turn();
    expect(tiles()).toContain('Person 80');
    expect(tiles().filter((name) => !before.includes(name))).toEqual(['Person 80']);
  });

  it('notifies the transport of the visible pictures', async () => {
    const { session } = await show(100);
    expect([...session.roomMedia.seen.value.keys()]).toHaveLength(25);
    expect(session.roomMedia.seen.value.get('Person 1')!.width).toBeGreaterThan(100);
    expect(session.roomMedia.seen.value.has('Person 60')).toBe(false);
  });

  it('hides people without a camera if the box is checked', async () => {
    const { view, setOthers, user } = await show(12);
    await setOthers((others) => others.map((one, at) => ({ ...one, videoMuted: at > 1 })));
    view.isPaneOpen.next(true);
    await turn();
    // No media arrive in this test, so nobody's picture is shown.
    await user.click(screen.getByRole('checkbox', { name: 'Hide people without a camera' }));
    await turn();
    expect(tiles()).toEqual(['You']);
  });
});

describe('the list of participants', () => {
  it('shows the viewer first, then raised hands, then the rest', async () => {
    const { view, setOthers } = await show(5);
    await setOthers((others) => others.map((one, at) => ({ ...one, handRaisedAt: [0, 30, 0, 20][at]! })));
    view.isPaneOpen.next(true);
    await turn();
    expect(rows()).toEqual(['Me (you)', 'Person 4', 'Person 2', 'Person 1', 'Person 3']);
    expect(
      within(pane())
        .getAllByRole('img', { name: /hand raised, number/ })
        .map((hand) => hand.textContent),
    ).toEqual(['1', '2']);
  });

  it('finds people by part of a name, ignoring accents, and says if nobody matches', async () => {
    const { view, setOthers, user } = await show(100);
    await setOthers((others) => [...others, buildPerson('Chloé Étienne', { isGuest: true })]);
    view.isPaneOpen.next(true);
    await turn();
    const search = screen.getByRole('searchbox', { name: 'Find a participant' });
    await user.type(search, 'etie');
    expect(rows()).toEqual(['Chloé Étienne']);
    expect(within(pane()).getByText('Guest')).toBeVisible();
    await user.type(search, 'x');
    expect(within(pane()).getByRole('status')).toHaveTextContent('Nobody has this name.');
  });

  it('keeps the focus while participants change', async () => {
    const { view, setOthers } = await show(30, { isModerator: true });
    view.isPaneOpen.next(true);
    await turn();
    screen.getByRole('button', { name: 'Remove Person 3' }).focus();
    await setOthers((others) => others.map((one) => ({ ...one, audioMuted: true })));
    expect(screen.getByRole('button', { name: 'Remove Person 3' })).toHaveFocus();
  });

  it('returns the focus after a menu closes, even if its person changed meanwhile', async () => {
    const { view, setOthers } = await show(5);
    view.isPaneOpen.next(true);
    await turn();
    screen.getByRole('button', { name: 'More about Person 2' }).click();
    await setOthers((others) => others.map((one) => ({ ...one, audioMuted: true })));
    screen.getByRole('dialog', { name: 'More about Person 2' }).hidePopover();
    expect(screen.getByRole('button', { name: 'More about Person 2' })).toHaveFocus();
  });

  it('redraws only the row of a changed person', async () => {
    const { view, setOthers } = await show(100);
    view.isPaneOpen.next(true);
    await turn();
    const before = [...pane().querySelectorAll('[data-participant]')];
    await setOthers((others) => others.map((one, at) => (at === 7 ? { ...one, audioMuted: true } : one)));
    const after = [...pane().querySelectorAll('[data-participant]')];
    expect(after.filter((row, at) => row !== before[at])).toHaveLength(1);
  });

  it('sets a person’s volume, and shows the person large', async () => {
    const { view, output, user } = await show(5);
    view.isPaneOpen.next(true);
    await turn();
    await user.click(screen.getByRole('button', { name: 'More about Person 2' }));
    const volume = screen.getByRole('slider', { name: 'Volume of Person 2' }) as HTMLInputElement;
    volume.value = '40';
    volume.dispatchEvent(new Event('input'));
    expect(output.setVolume).toHaveBeenCalledWith('Person 2', 0.4);
    const menu = within(screen.getByRole('dialog', { name: 'More about Person 2' }));
    expect(menu.queryByRole('button', { name: 'Mute everyone else' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Show Person 2 large' }));
    expect(view.pinned.value).toBe('Person 2');
  });

  it.each([
    ['Show large to everyone', { type: 'feature', participantId: 'Person 1' }],
    ['Mute everyone else', { type: 'mute', mediaType: 'audio', but: 'Person 1' }],
    ['Ask to unmute', { type: 'askUnmute', participantId: 'Person 1' }],
    ['Lower hand', { type: 'lowerHand', participantId: 'Person 1' }],
    ['Move to the audience', { type: 'setSpeaker', participantId: 'Person 1', allowed: false }],
    ['Make host', { type: 'grantModerator', participantId: 'Person 1' }],
  ])('sends a host’s action: %s', async (label, message) => {
    const { session, view, setOthers, user } = await show(3, { isModerator: true, audience: true });
    await setOthers((others) => others.map((one) => ({ ...one, audioMuted: true, handRaisedAt: 1 })));
    view.isPaneOpen.next(true);
    await turn();
    await user.click(screen.getByRole('button', { name: 'More about Person 1' }));
    await user.click(screen.getByRole('button', { name: label }));
    expect(session.moderate).toHaveBeenCalledWith(message);
  });
});

describe('requests', () => {
  it.each([
    ['none of a member', {}, false],
    ['one of another host', { role: 'moderator' as const }, true],
  ])('to unmute are offered while microphones are forbidden: %s', async (_, person, isOffered) => {
    const { view, setOthers, user } = await show(3, { isModerator: true, forbidden: ['microphone'] });
    await setOthers((others) => others.map((one) => ({ ...one, audioMuted: true, ...person })));
    view.isPaneOpen.next(true);
    await turn();
    await user.click(screen.getByRole('button', { name: 'More about Person 1' }));
    expect(screen.queryAllByRole('button', { name: 'Ask to unmute' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('to unmute turn nothing on until the person agrees', async () => {
    const { session, media, user } = await show(3);
    session.incident.next({ kind: 'unmuteAsked', by: 'Person 1' });
    expect(screen.getByText('Person 1 asks you to turn on your microphone.')).toBeVisible();
    expect(media.setMuted).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(media.setMuted).toHaveBeenCalledWith('audio', false);
  });

  it('disappear when they are settled in another way', async () => {
    const { session, media, setOthers } = await show(3, { isModerator: true, audience: true });
    session.incident.next({ kind: 'unmuteAsked', by: 'Person 1' });
    media.microphone.next({ muted: false });
    await turn();
    expect(screen.queryByText(/asks you to turn on/)).toBeNull();

    const before = buildPerson('Person 2', { isAudience: true });
    const after = { ...before, handRaisedAt: 1 };
    const ask = () => {
      session.incident.next({ kind: 'changed', before, after });
      expect(screen.getByText('Person 2 asks to speak')).toBeVisible();
    };
    ask();
    session.incident.next({ kind: 'changed', before: after, after: { ...after, audioMuted: true } });
    expect(screen.getByText('Person 2 asks to speak')).toBeVisible();
    session.incident.next({ kind: 'changed', before: after, after: before });
    expect(screen.queryByText('Person 2 asks to speak')).toBeNull();
    ask();
    session.incident.next({ kind: 'left', participant: buildPerson('Person 1'), reason: 'left' });
    expect(screen.getByText('Person 2 asks to speak')).toBeVisible();
    await setOthers((others) => others.filter(({ id }) => id !== 'Person 2'));
    session.incident.next({ kind: 'left', participant: after, reason: 'left' });
    expect(screen.queryByText('Person 2 asks to speak')).toBeNull();
  });

  it('end with a notice to the person whose hand a host lowers', async () => {
    const { session } = await show(3);
    session.incident.next({ kind: 'handLowered', by: 'Person 1' });
    expect(screen.getByText('Person 1 lowered your hand.')).toBeVisible();
  });

  it('to speak raise the hand of a person in the audience, and a host can grant them', async () => {
    const { session, user, media } = await show(3, { audience: true });
    session.self.update((self) => ({ ...self!, isAudience: true }));
    await turn();
    await user.click(screen.getByRole('button', { name: 'Ask to speak' }));
    expect(session.change).toHaveBeenCalledWith({ handRaised: true });
    session.self.update((self) => ({ ...self!, isAudience: undefined }));
    await turn();
    expect(screen.getByText(/^You may speak now/)).toBeVisible();
    expect(media.setMuted).not.toHaveBeenCalled();

    const host = await show(3, { isModerator: true, audience: true });
    const before = buildPerson('Person 2', { isAudience: true });
    host.session.incident.next({ kind: 'changed', before, after: { ...before, handRaisedAt: 1 } });
    await host.user.click(screen.getByRole('button', { name: 'Let speak' }));
    expect(host.session.moderate).toHaveBeenCalledWith({
      type: 'setSpeaker',
      participantId: 'Person 2',
      allowed: true,
    });
  });
});
