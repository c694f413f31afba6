import { ConnectionQuality, type RemoteTrackPublication, type Room, Track } from 'livekit-client';

const CHECK_MS = 2_500;
/** Time without packets after which sound counts as lost. Even silence sends a packet every 0.4 s. */
const SILENT_MS = 5_000;
const PAUSE_MS = 200;
const RECONNECT_PAUSE_MS = 60_000;

interface Heard {
  packets: number;
  at: number;
  isAgain: boolean;
}

/**
 * Detects sound that is not muted and yet brings no packets, and subscribes to it again. If no packets come after that,
 * it has the connection made again, at most once a minute.
 */
export class SoundWatch {
  readonly #room: Room;
  readonly #reconnect: () => void;
  readonly #heard = new Map<string, Heard>();
  readonly #timer: number;
  static #reconnectedAt = -Infinity;

  constructor(room: Room, reconnect: () => void) {
    this.#room = room;
    this.#reconnect = reconnect;
    this.#timer = window.setInterval(() => void this.#check(), CHECK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    const { remoteParticipants } = this.#room;
    const wanted = [...remoteParticipants.values()]
      // When the sender's own connection is lost, nothing on this side brings the sound back.
      .filter(({ connectionQuality }) => connectionQuality !== ConnectionQuality.Lost)
      .flatMap(({ trackPublications }) => [...trackPublications.values()])
      .filter(({ kind, isMuted }) => kind === Track.Kind.Audio && !isMuted);
    const sids = new Set(wanted.map(({ trackSid }) => trackSid));
    for (const sid of this.#heard.keys()) if (!sids.has(sid)) this.#heard.delete(sid);
    await Promise.all(wanted.map((publication) => this.#listen(publication)));
  }

  async #listen(publication: RemoteTrackPublication): Promise<void> {
    const packets = await countPackets(publication);
    const now = Date.now();
    const last = this.#heard.get(publication.trackSid);
    if (!last || packets > last.packets) {
      this.#heard.set(publication.trackSid, { packets, at: now, isAgain: false });
      return;
    }
    // A new subscription counts packets from zero.
    last.packets = packets;
    if (now - last.at < SILENT_MS) return;
    if (!last.isAgain) {
      this.#heard.set(publication.trackSid, { packets, at: now, isAgain: true });
      publication.setSubscribed(false);
      setTimeout(() => publication.setSubscribed(true), PAUSE_MS);
    } else if (now - SoundWatch.#reconnectedAt > RECONNECT_PAUSE_MS) {
      SoundWatch.#reconnectedAt = now;
      this.#reconnect();
    }
  }
}

async function countPackets({ track }: RemoteTrackPublication): Promise<number> {
  const report = await track?.receiver?.getStats().catch(() => undefined);
  const received = [...(report?.values() ?? [])] as { type: string; packetsReceived?: number }[];
  return received.find(({ type }) => type === 'inbound-rtp')?.packetsReceived ?? 0;
}
