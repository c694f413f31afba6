import { text } from '../i18n/texts.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import { playsKnocks, setPlaysKnocks } from '../playKnock.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el } from './dom.ts';
import { openPopover } from './popover.ts';

const KINDS = [
  { kind: 'audioInput', label: 'microphone' },
  { kind: 'videoInput', label: 'camera' },
  { kind: 'audioOutput', label: 'speaker' },
] as const;

/**
 * Offers the choice of microphone, camera and speaker, and switches. Only hosts hear knocks, so only they get the
 * switch for their sound.
 */
export function openDeviceMenu(
  button: HTMLElement,
  { media, actions, session }: { media: LocalMedia; actions: RoomActions; session: Pick<RoomSession, 'isModerator'> },
): void {
  const fields = () =>
    KINDS.filter(({ kind }) => kind !== 'audioOutput' || 'setSinkId' in HTMLMediaElement.prototype).map((device) =>
      createField(device, media, actions),
    );
  const body = el('div', { className: 'device-menu' }, ...fields());
  const switches = el('div', { className: 'device-menu' }, ...createSwitches(media, session));
  const watch = media.devices.changes.subscribe(() =>
    body.isConnected ? body.replaceChildren(...fields()) : watch.unsubscribe(),
  );
  openPopover(button, text('devices'), body, switches);
}

function createSwitches(media: LocalMedia, { isModerator }: Pick<RoomSession, 'isModerator'>): HTMLElement[] {
  const noise = createSwitch('suppressNoise', media.suppressesNoise.value, (on) => void media.suppressNoise(on));
  const blur =
    media.canBlurBackground &&
    createSwitch('blurBackground', media.blursBackground.value, (on) => media.blurBackground(on));
  const knocks = isModerator && createSwitch('knockSound', playsKnocks(), setPlaysKnocks);
  return [noise, blur, knocks].filter((element) => element !== false);
}

type Switch = 'suppressNoise' | 'blurBackground' | 'knockSound';

function createSwitch(label: Switch, checked: boolean, onChange: (on: boolean) => void) {
  const input = el('input', { type: 'checkbox', role: 'switch', checked, onchange: () => onChange(input.checked) });
  return el('label', { className: 'check' }, input, text(label));
}

function createField({ kind, label }: (typeof KINDS)[number], media: LocalMedia, actions: RoomActions): HTMLElement {
  const devices = media.getDevices(kind);
  const select = el('select', {
    'aria-label': text(label),
    onchange: () => void actions.chooseDevice(kind, select.value),
  });
  const chosen = media.deviceInUse(kind);
  devices.forEach((device, index) => {
    const name = device.label || text('unnamedDevice', { number: index + 1 });
    select.append(el('option', { value: device.deviceId, selected: device.deviceId === chosen }, name));
  });
  if (devices.length === 0)
    select.append(el('option', {}, text(kind === 'audioOutput' ? 'systemDefault' : 'noDevice')));
  select.disabled = devices.length === 0;
  return el('label', { className: 'field' }, el('span', {}, text(label)), select);
}
