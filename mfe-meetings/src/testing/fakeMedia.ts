type Kind = 'audio' | 'video';

export interface FakeDevices {
  /** Names of the errors with which requests for a device fail. */
  readonly errors?: Partial<Record<Kind, string>>;
  readonly devices?: readonly { readonly kind: 'audioinput' | 'videoinput'; readonly label: string }[];
}

/** Fakes the browser's access to the cameras and microphones of a machine. */
export function createFakeMedia(fake: FakeDevices = {}) {
  const errors: Partial<Record<Kind, string>> = { ...fake.errors };
  const stopped: Kind[] = [];
  const wishes: MediaStreamConstraints[] = [];
  const listeners = new Set<() => void>();
  let devices = (fake.devices ?? []).map((device, index) => ({
    ...device,
    deviceId: `id-${index}`,
    groupId: `group-${index}`,
  }));
  let isListed = true;
  const all = devices;
  const open: { readonly label: string | undefined; readonly end: () => void }[] = [];
  const getTrack = (kind: Kind, wish: MediaStreamConstraints) => {
    const { deviceId } = Object(wish[kind]) as { deviceId?: { ideal?: string } };
    const there = devices.filter((device) => device.kind === `${kind}input`);
    const device = there.find((candidate) => candidate.deviceId === deviceId?.ideal) ?? there[0];
    if (fake.devices && !device) throw Object.assign(new Error(), { name: 'NotFoundError' });
    const track = Object.assign(new EventTarget(), {
      kind,
      label: device?.label,
      getSettings: () => ({ deviceId: device?.deviceId, groupId: device?.groupId }),
      stop: () => void stopped.push(kind),
    });
    open.push({ label: device?.label, end: () => void track.dispatchEvent(new Event('ended')) });
    return track;
  };
  const change = (label: string, isThere: boolean) => {
    devices = all.filter((device) => (device.label === label ? isThere : devices.includes(device)));
    if (!isThere) open.findLast((device) => device.label === label)?.end();
    for (const listener of listeners) listener();
  };
  const media = {
    getUserMedia: async (wish: MediaStreamConstraints) => {
      wishes.push(wish);
      const kind: Kind = wish.video ? 'video' : 'audio';
      if (errors[kind]) throw Object.assign(new Error(errors[kind]), { name: errors[kind] });
      const track = getTrack(kind, wish);
      return { getTracks: () => [track] };
    },
    enumerateDevices: async () =>
      isListed ? devices : devices.map((device) => ({ ...device, deviceId: '', groupId: '', label: '' })),
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  };
  return {
    media: media as unknown as MediaDevices,
    errors,
    stopped,
    wishes,
    listeners,
    unplug: (label: string) => change(label, false),
    plug: (label: string) => change(label, true),
    /** Simulates that the person withdraws the permission in the browser's own bar. */
    forbid(label: string) {
      isListed = false;
      open.findLast((device) => device.label === label)?.end();
    },
  };
}

/** A stream of tracks, because jsdom has no streams. */
export class FakeMediaStream {
  readonly #tracks: readonly MediaStreamTrack[];
  constructor(tracks: readonly MediaStreamTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => [...this.#tracks];
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
}
