import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { meetingCallChanged, meetingRing, meetingRingEnded, type PlacedCall, type Ring } from '@meet/meetings-contract';
import { buildContact, buildNetwork, createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { RingOverlay } from './RingOverlay.tsx';

const buildRing = (name: string, part: Partial<Ring> = {}): Ring => ({
  ringId: `ring-of-${name}`,
  roomId: '123456789',
  subject: 'Plans',
  callerName: name,
  callerEmail: `${name.toLowerCase()}@example.com`,
  manner: 'ring',
  expiresAt: Date.now() + 40_000,
  ...part,
});
const callTo = (name: string, part: Partial<PlacedCall> = {}): PlacedCall => ({
  ringId: `call-to-${name}`,
  roomId: '123456789',
  calleeName: name,
  calleeEmail: `${name.toLowerCase()}@example.com`,
  state: 'ringing',
  manner: 'ring',
  busyUntil: null,
  expiresAt: Date.now() + 40_000,
  endedAt: null,
  ...part,
});
const over = (state: PlacedCall['state'], part: Partial<PlacedCall> = {}) => ({ state, endedAt: Date.now(), ...part });

/** Audio contexts that sound now: those that were created and are not closed. */
let sounding: Set<object>;
class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    sounding.add(this);
  }
  readonly #node = () => {
    const param = {
      ...{ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    };
    const node = { frequency: param, gain: param, connect: () => node, start() {}, stop() {} };
    return node;
  };
  createOscillator = () => this.#node();
  createGain = () => this.#node();
  async close() {
    sounding.delete(this);
  }
}

beforeEach(() => {
  sounding = new Set();
  Object.assign(window, { AudioContext: FakeAudio });
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'AudioContext');
});

interface Known {
  readonly rings?: readonly Ring[];
  readonly calls?: readonly PlacedCall[];
  readonly api?: object;
}

async function show({ rings = [], calls = [], api }: Known = {}) {
  const host = createTestHost({
    api: {
      ...{ getRings: { rings }, getPlacedCalls: { calls }, answerRing: { roomId: '123456789' } },
      ...{ callAgain: {}, cancelRings: {} },
      ...api,
    },
  });
  const shown: boolean[] = [];
  host.events.on('call.shown@1').subscribe(({ isShown }) => shown.push(isShown));
  await renderInHost(
    <>
      <input aria-label="Message" />
      <RingOverlay />
    </>,
    { host, texts },
  );
  return { host, shown };
}
const made = (host: Awaited<ReturnType<typeof show>>['host'], name: string) =>
  host.calls.filter((call) => call.name === name).map(({ input }) => input);
const quietly = () => within(screen.getByRole('region', { name: 'Calls' })).getByRole('status');
const getLine = (name: string) => within(screen.getByText(new RegExp(name), { selector: 'li *' }).closest('li')!);

describe('somebody who is called', () => {
  it('leaves full screen for each new call, but not when another call ends', async () => {
    const exitFullscreen = jest.fn(async () => {});
    Object.assign(document, { fullscreenElement: document.body, exitFullscreen });
    const { host } = await show();
    act(() => host.push(meetingRing, buildRing('Bo')));
    act(() => host.push(meetingRing, buildRing('Cleo')));
    expect(exitFullscreen).toHaveBeenCalledTimes(2);
    act(() => host.push(meetingRingEnded, { ...buildRing('Cleo'), outcome: 'missed', calleeName: 'Ana' }));
    expect(screen.getByRole('alertdialog', { name: 'Bo is calling you' })).toBeVisible();
    expect(exitFullscreen).toHaveBeenCalledTimes(2);
    for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  });

  it('hears and sees the caller until the call is answered anywhere', async () => {
    const { host, shown } = await show();
    act(() => host.push(meetingRing, buildRing('Bo')));
    const card = within(screen.getByRole('alertdialog', { name: 'Bo is calling you' }));
    expect(card.getByText('Plans')).toBeVisible();
    expect(sounding.size).toBe(1);
    expect(shown).toEqual([true]);
    act(() => host.push(meetingRingEnded, { ...buildRing('Bo'), outcome: 'accepted', calleeName: 'Ana' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sounding.size).toBe(0);
    expect(shown).toEqual([true, false]);
    expect(host.toasts).toEqual([]);
  });

  it('hears the caller and the keys at once from a screen reader', async () => {
    const { host } = await show();
    const alert = screen.getByRole('alert');
    expect(alert).toBeEmptyDOMElement();
    act(() => host.push(meetingRing, buildRing('Bo')));
    expect(alert).toHaveTextContent('Bo is calling you. Alt+Shift+A accepts, Alt+Shift+D declines.');
  });

  it('keeps the focus while it rings, and answers by key while typing', async () => {
    const { host } = await show();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Hel');
    act(() => host.push(meetingRing, buildRing('Bo')));
    expect(field).toHaveFocus();
    await userEvent.keyboard('lo A');
    expect(made(host, 'answerRing')).toEqual([]);
    await userEvent.keyboard('{Alt>}{Shift>}D{/Shift}{/Alt}');
    expect(made(host, 'answerRing')).toEqual([{ ringId: 'ring-of-Bo', accept: false }]);
    expect(field).toHaveValue('Hello A');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{Shift>}A{/Shift}{/Alt}');
    expect(made(host, 'answerRing')).toHaveLength(1);
  });

  it('accepts by key on any keyboard layout, and finds the keys in the list', async () => {
    const { host } = await show({ rings: [buildRing('Bo')] });
    expect(host.keysAdded).toEqual([
      { keys: 'Alt Shift A', label: 'Accept a call' },
      { keys: 'Alt Shift D', label: 'Decline a call' },
    ]);
    await act(async () => {
      const key = { key: 'Å', code: 'KeyA', altKey: true, shiftKey: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    expect(made(host, 'answerRing')).toEqual([{ ringId: 'ring-of-Bo', accept: true }]);
    expect(window.open).toHaveBeenCalledWith('/j/123456789', '_blank');
  });

  it('is notified of a missed call', async () => {
    const { host } = await show({ rings: [buildRing('Bo')] });
    act(() => host.push(meetingRingEnded, { ...buildRing('Bo'), outcome: 'missed', calleeName: 'Ana' }));
    expect(host.toasts).toMatchObject([{ title: 'rings.missedTitle' }]);
  });

  it('is notified of a missed call that the server ends after its time limit', async () => {
    const { host } = await show({ rings: [buildRing('Bo', { expiresAt: Date.now() - 5_000 })] });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    act(() => host.push(meetingRingEnded, { ...buildRing('Bo'), outcome: 'missed', calleeName: 'Ana' }));
    expect(host.toasts).toMatchObject([{ title: 'rings.missedTitle' }]);
  });

  it('gets a silent knock while busy, can refuse it, and sees no notice if it is missed', async () => {
    const { host } = await show();
    act(() => host.push(meetingRing, buildRing('Bo', { manner: 'knock' })));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sounding.size).toBe(0);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(quietly()).toHaveTextContent('Bo would like to talk to you');
    const card = within(screen.getByRole('group', { name: 'Bo would like to talk to you' }));
    await userEvent.click(card.getByRole('button', { name: 'Not now' }));
    expect(made(host, 'answerRing')).toEqual([{ ringId: 'ring-of-Bo', accept: false }]);
    act(() => host.push(meetingRing, buildRing('Cleo', { manner: 'knock' })));
    act(() =>
      host.push(meetingRingEnded, { ...buildRing('Cleo', { manner: 'knock' }), outcome: 'missed', calleeName: 'Ana' }),
    );
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(host.toasts).toEqual([]);
  });
});

describe('somebody who calls', () => {
  it('sees and hears the ringing, and then sees who accepted', async () => {
    const { host } = await show();
    act(() => host.push(meetingCallChanged, callTo('Bo')));
    expect(getLine('Bo').getByText('Calling Bo …')).toBeVisible();
    expect(sounding.size).toBe(1);
    act(() => host.push(meetingCallChanged, callTo('Bo', over('accepted'))));
    expect(getLine('Bo').getByText('Bo accepted the call.')).toBeVisible();
    expect(sounding.size).toBe(0);
    expect(screen.queryByRole('button', { name: /Call again/ })).not.toBeInTheDocument();
    expect(quietly()).toHaveTextContent('Bo accepted the call.');
  });

  it('sees a line for each call, and cancels those that still ring', async () => {
    const { host } = await show({ calls: [callTo('Bo', over('declined')), callTo('Cleo')] });
    expect(getLine('Bo').getByText('Bo declined the call.')).toBeVisible();
    expect(getLine('Cleo').getByText('Calling Cleo …')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop calling' }));
    expect(made(host, 'cancelRings')).toEqual([{ roomId: '123456789' }]);
    act(() => host.push(meetingCallChanged, callTo('Cleo', over('cancelled'))));
    expect(screen.queryByText('Calling Cleo …')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('sees until when a person is busy, and hears no ring for a knock', async () => {
    const at = new Date();
    at.setHours(15, 0, 0, 0);
    const busy = { manner: 'knock', busyUntil: at.getTime() } as const;
    const { host } = await show({ calls: [callTo('Bo', busy)] });
    expect(getLine('Bo').getByText(/^Busy until 3:00 PM/)).toBeVisible();
    expect(sounding.size).toBe(0);
    act(() => host.push(meetingCallChanged, callTo('Bo', over('missed', busy))));
    expect(getLine('Bo').getByText('Bo did not answer.')).toBeVisible();
    expect(getLine('Bo').getByText('Busy until 3:00 PM')).toBeVisible();
  });

  it('can call again or leave a message if nobody answered', async () => {
    const contacts = [buildContact('Bo', { contactId: 'c7' })];
    const { host } = await show({
      calls: [callTo('Bo', over('absent'))],
      api: { getNetworkChanges: buildNetwork(contacts) },
    });
    expect(getLine('Bo').getByText('Bo is offline.')).toBeVisible();
    expect(sounding.size).toBe(0);
    const wanted: unknown[] = [];
    host.events.on('conversation.requested@1').subscribe((request) => wanted.push(request));
    await userEvent.click(screen.getByRole('button', { name: 'Leave a message: Bo' }));
    expect(wanted).toEqual([{ contactId: 'c7' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Call again: Bo' }));
    expect(made(host, 'callAgain')).toEqual([{ ringId: 'call-to-Bo' }]);
    act(() => host.push(meetingCallChanged, callTo('Bo', { ringId: 'second' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(getLine('Bo').getByText('Calling Bo …')).toBeVisible();
  });

  it('is notified if there is no contact to write to', async () => {
    const { host } = await show({ calls: [callTo('Bo', over('missed'))], api: { getNetworkChanges: buildNetwork() } });
    await userEvent.click(screen.getByRole('button', { name: 'Leave a message: Bo' }));
    expect(host.toasts).toMatchObject([{ type: 'info', message: 'calls.noContact' }]);
  });

  it('sees the result of a call only while it is recent', async () => {
    const past = Date.now() - 121_000;
    await show({ calls: [callTo('Bo', { state: 'missed', endedAt: past, expiresAt: past })] });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
