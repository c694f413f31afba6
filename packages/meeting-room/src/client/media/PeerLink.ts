import type { IceServer, PeerSignal } from '../../protocol/messages.ts';
import { markOnce } from '../markOnce.ts';
import type { PathReport } from './assessPath.ts';
import { LINES, type Line, type LineTracks, getKind } from './lines.ts';
import type { MediaLink } from './MediaTransport.ts';
import type { SendBudget } from './sendBudget.ts';
import { getBackoffMs } from './getBackoffMs.ts';

export interface PeerLinkOptions {
  /** True on the side that makes the first offer; exactly one side does. */
  initiates: boolean;
  iceServers: IceServer[];
  tracks: LineTracks;
  /** `isFresh` is true until the connection has measured the capacity of the path. */
  budgetFor(line: Line, isFresh: boolean): SendBudget;
  send(signal: PeerSignal): void;
  onConnectionChange(state: RTCPeerConnectionState): void;
}

/**
 * Time without a connection after which a side gathers new candidates. One side waits longer, so that both do not offer
 * at the same time. Both wait for seconds, as an overloaded browser looks like a dead path.
 */
const RESTART_AFTER_MS = { initiator: 4_000, other: 9_000 };
const BACKOFF = { firstMs: 250, longestMs: 8_000 };
/** Time after which the browser's estimate of the path has grown beyond its cautious start. */
const FRESH_MS = 2_000;

/**
 * The connection with one other participant. It has four media lines from the first offer on. Muting, switching devices
 * and sharing the screen therefore only replace tracks and never negotiate.
 */
export class PeerLink implements MediaLink {
  /** Media from the other side. The tracks exist from the start and become active when media arrive. */
  readonly streams: Record<Line, MediaStream>;
  #connection: RTCPeerConnection;
  #options: PeerLinkOptions;
  #isOffering = false;
  #ignoresOffer = false;
  #isFresh = true;
  #restart: number | undefined;
  #restarts = 0;
  #ripening: number | undefined;

  constructor(options: PeerLinkOptions) {
    this.#options = options;
    this.streams = Object.fromEntries(LINES.map((line) => [line, new MediaStream()])) as Record<Line, MediaStream>;
    const connection = new RTCPeerConnection({
      iceServers: options.iceServers as RTCIceServer[],
      bundlePolicy: 'max-bundle',
    });
    this.#connection = connection;
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => options.send({ candidate: candidate?.toJSON() ?? null });
    connection.onconnectionstatechange = () => this.#handleConnectionState();
    if (options.initiates) {
      for (const line of LINES) connection.addTransceiver(getKind(line), { direction: 'sendrecv' });
      this.#adoptLines();
    }
  }

  get state(): RTCPeerConnectionState {
    return this.#connection.connectionState;
  }

  setTrack(line: Line, track: MediaStreamTrack | null): void {
    const transceiver = this.#transceiver(line);
    if (!transceiver) return;
    void transceiver.sender.replaceTrack(track).then(() => this.applyBudget(line));
  }

  /** Sets bitrate, frame rate and size by the number of people who share the uplink now. */
  applyBudget(line: Line): void {
    const sender = this.#transceiver(line)?.sender;
    const parameters = sender?.getParameters();
    const encoding = parameters?.encodings[0];
    if (!sender?.track || !parameters || !encoding) return;
    Object.assign(encoding, this.#options.budgetFor(line, this.#isFresh));
    // The browser rejects this during a negotiation; the next change in the room applies it again.
    sender.setParameters(parameters).catch(() => undefined);
  }

  async receive(signal: PeerSignal): Promise<void> {
    if ('description' in signal) await this.#receiveDescription(signal.description as RTCSessionDescriptionInit);
    else await this.#receiveCandidate(signal.candidate);
  }

  /** Returns the loudness of the participant's microphone, from 0 to 1. */
  audioLevel(): number {
    const [source] = this.#transceiver('microphone')?.receiver.getSynchronizationSources?.() ?? [];
    return source?.audioLevel ?? 0;
  }

  /** Returns the browser's statistics of the connection; empty while there are none. */
  async reports(): Promise<PathReport[]> {
    const stats = await this.#connection.getStats().catch(() => undefined);
    return [...(stats?.values() ?? [])] as PathReport[];
  }

  restart(): void {
    this.#connection.restartIce();
  }

  close(): void {
    clearTimeout(this.#restart);
    clearTimeout(this.#ripening);
    this.#connection.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true;
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } finally {
      this.#isOffering = false;
    }
  }

  async #receiveDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const connection = this.#connection;
    const collides = description.type === 'offer' && (this.#isOffering || connection.signalingState !== 'stable');
    // The side that made the first offer insists on its own; the other one yields.
    this.#ignoresOffer = collides && this.#options.initiates;
    if (this.#ignoresOffer) return;
    await connection.setRemoteDescription(description);
    if (description.type === 'answer') markOnce('room:answered');
    if (description.type !== 'offer') return;
    this.#adoptLines();
    await connection.setLocalDescription();
    this.#sendDescription();
  }

  async #receiveCandidate(candidate: RTCIceCandidateInit | null): Promise<void> {
    try {
      await this.#connection.addIceCandidate(candidate ?? undefined);
    } catch (error) {
      if (!this.#ignoresOffer) throw error;
    }
  }

  /** Sets up the media lines, which either side may have offered, once. */
  #adoptLines(): void {
    for (const line of LINES) {
      const transceiver = this.#transceiver(line);
      const stream = this.streams[line];
      if (!transceiver || stream.getTracks().length > 0) continue;
      transceiver.direction = 'sendrecv';
      stream.addTrack(transceiver.receiver.track);
      const track = this.#options.tracks[line];
      if (track) this.setTrack(line, track);
    }
  }

  #transceiver(line: Line): RTCRtpTransceiver | undefined {
    return this.#connection.getTransceivers()[LINES.indexOf(line)];
  }

  #sendDescription(): void {
    const { localDescription } = this.#connection;
    if (localDescription)
      this.#options.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  #patienceMs(): number {
    const patience = this.#options.initiates ? RESTART_AFTER_MS.initiator : RESTART_AFTER_MS.other;
    if (this.state !== 'failed') return patience;
    // Retries a failing path less and less often: negotiating adds load as well.
    const pause = getBackoffMs(BACKOFF, this.#restarts++);
    return this.#options.initiates ? pause : pause + patience;
  }

  #ripen(): void {
    this.#isFresh = false;
    for (const line of LINES) this.applyBudget(line);
  }

  #handleConnectionState(): void {
    const { state } = this;
    clearTimeout(this.#restart);
    if (state === 'failed' || state === 'disconnected') {
      this.#restart = window.setTimeout(() => this.restart(), this.#patienceMs());
    }
    if (state === 'connected') {
      markOnce('room:connected');
      this.#restarts = 0;
      this.#ripening ??= window.setTimeout(() => this.#ripen(), FRESH_MS);
    }
    this.#options.onConnectionChange(state);
  }
}
