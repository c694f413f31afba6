type Kind = 'audio' | 'video';

export interface FakeDevices {
  /** Names of the errors that asking for a device ends with. */
  readonly errors?: Partial<Record<Kind, string>>;
  readonly devices?: readonly { readonly kind: 'audioinput' | 'videoinput'; readonly label: string }[];
}

/** Cameras and microphones of a machine, as the browser gives them. */
export function createFakeMedia(fake: FakeDevices = {}) {
  const errors: Partial<Record<Kind, string>> = { ...fake.errors };
  const stopped: Kind[] = [];
  const wishes: MediaStreamConstraints[] = [];
  const listeners = new Set<() => void>();
  const devices = (fake.devices ?? []).map((device, index) => ({ ...device, deviceId: `id-${index}`, groupId: '' }));
  const trackOf = (kind: Kind) => ({
    kind,
    getSettings: () => ({ deviceId: devices.find((device) => device.kind === `${kind}input`)?.deviceId }),
    stop: () => void stopped.push(kind),
  });
  const media = {
    getUserMedia: async (wish: MediaStreamConstraints) => {
      wishes.push(wish);
      const kind: Kind = wish.video ? 'video' : 'audio';
      if (errors[kind]) throw Object.assign(new Error(errors[kind]), { name: errors[kind] });
      return { getTracks: () => [trackOf(kind)] };
    },
    enumerateDevices: async () => devices,
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  };
  return { media: media as unknown as MediaDevices, errors, stopped, wishes, listeners };
}

/** A stream of these tracks: jsdom has none. */
export class FakeMediaStream {
  readonly #tracks: readonly MediaStreamTrack[];
  constructor(tracks: readonly MediaStreamTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => [...this.#tracks];
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
}
