import { EventEmitter } from 'eventemitter3';
import {
  API_COMMANDS,
  API_EVENTS,
  API_QUESTIONS,
  ROOM_EVENTS,
  type ApiCommand,
  type ApiEvent,
  type ApiQuestion,
  type RoomEvent,
} from '../protocol/apiNames.ts';
import type { FrameOptions, ParticipantEntry } from '../protocol/frame.ts';
import { createFrame, toCssSize } from './createFrame.ts';
import { FrameTransport } from './FrameTransport.ts';

export interface ExternalApiOptions {
  roomName?: string;
  width?: string | number;
  height?: string | number;
  parentNode?: HTMLElement | null;
  configOverwrite?: Record<string, unknown>;
  interfaceConfigOverwrite?: Record<string, unknown>;
  jwt?: string;
  userInfo?: FrameOptions['userInfo'];
  lang?: string;
  invitees?: unknown[];
  devices?: FrameOptions['devices'];
  onload?(): void;
  noSSL?: boolean;
  release?: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- listeners take payloads of their own choosing, as in Node's emitter
type Listener = (...args: any[]) => void;

const UNNAMED_ROOM = 'meeting';

/**
 * Shows a meeting in a frame, with the name, calls, events and payloads of Jitsi's IFrame API. For unsupported
 * commands, it writes to the console; unsupported functions reject.
 */
export class JitsiMeetExternalAPI extends EventEmitter<string> {
  /** Address of the room: the folder of this script. `domain` is not used for it. */
  static base = '';

  #frame: HTMLIFrameElement;
  #transport: FrameTransport;
  #participants: ParticipantEntry[] = [];
  #videoQuality = 0;
  #isDisposed = false;

  constructor(_domain: string, options: ExternalApiOptions = {}) {
    super();
    const base = JitsiMeetExternalAPI.base;
    this.#frame = createFrame({
      base,
      roomName: options.roomName ?? UNNAMED_ROOM,
      width: options.width ?? '100%',
      height: options.height ?? '100%',
      options: {
        hostOrigin: window.location.origin,
        jwt: options.jwt,
        lang: options.lang,
        userInfo: options.userInfo,
        devices: options.devices,
        config: { ...options.interfaceConfigOverwrite, ...options.configOverwrite },
      },
    });
    if (options.onload) this.#frame.addEventListener('load', options.onload);
    this.#transport = new FrameTransport(this.#frame, new URL(base).origin, {
      onEvent: (name, data) => this.emit(name, data),
      onParticipants: (participants, videoQuality) => {
        this.#participants = participants;
        this.#videoQuality = videoQuality;
      },
    });
    (options.parentNode ?? document.body).append(this.#frame);
    if (options.invitees?.length) this.#warn('invitees are not supported by this meeting room.');
  }

  override on(event: string, listener: Listener): this {
    this.#checkEvent(event);
    return super.on(event, listener);
  }

  override once(event: string, listener: Listener): this {
    this.#checkEvent(event);
    return super.once(event, listener);
  }

  override addListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  addEventListener(event: string, listener: Listener): void {
    this.on(event, listener);
  }

  addEventListeners(listeners: Record<string, Listener>): void {
    for (const [event, listener] of Object.entries(listeners)) this.on(event, listener);
  }

  removeEventListener(event: string): void {
    this.removeAllListeners(event);
  }

  removeEventListeners(events: string[]): void {
    for (const event of events) this.removeAllListeners(event);
  }

  executeCommand(name: string, ...args: unknown[]): void {
    if (this.#isDisposed) return;
    if (name === 'resizeLargeVideo') return this.resizeLargeVideo(Number(args[0]), Number(args[1]));
    if (isOneOf<ApiCommand>(API_COMMANDS, name)) this.#transport.command(name, args);
    else this.#warn(`the command "${name}" is not supported by this meeting room.`);
  }

  executeCommands(commands: Record<string, unknown[]>): void {
    for (const [name, args] of Object.entries(commands)) this.executeCommand(name, ...args);
  }

  /** Removes the listeners and the frame. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.emit('_willDispose');
    this.#transport.dispose();
    this.removeAllListeners();
    this.#frame.remove();
  }

  getIFrame(): HTMLIFrameElement {
    return this.#frame;
  }

  getSupportedCommands(): string[] {
    return [...API_COMMANDS];
  }

  getSupportedEvents(): string[] {
    return [...API_EVENTS];
  }

  getNumberOfParticipants(): number {
    return this.#participants.length;
  }

  getParticipantsInfo(): object[] {
    return this.#participants.map(({ id, displayName, email, avatarURL }) => ({
      participantId: id,
      displayName,
      formattedDisplayName: displayName,
      email,
      avatarURL,
    }));
  }

  getDisplayName(participantId: string): string | undefined {
    return this.#person(participantId)?.displayName;
  }

  getEmail(participantId: string): string | undefined {
    return this.#person(participantId)?.email;
  }

  getAvatarURL(participantId: string): string | undefined {
    return this.#person(participantId)?.avatarURL;
  }

  /** Maximum height of the video that is sent, in pixels. */
  getVideoQuality(): number {
    return this.#videoQuality;
  }

  isVisitor(): boolean {
    return false;
  }

  pinParticipant(participantId?: string, videoType?: string): void {
    this.executeCommand('pinParticipant', participantId, videoType);
  }

  setLargeVideoParticipant(participantId?: string, videoType?: string): void {
    this.executeCommand('setLargeVideoParticipant', participantId, videoType);
  }

  /** Starts a recording in the person's browser; `type` is the media type of the file. */
  startRecording(options: { mode: 'local'; type: string }): void {
    this.executeCommand('startRecording', options);
  }

  stopRecording(mode = 'local'): void {
    this.executeCommand('stopRecording', mode);
  }

  resizeLargeVideo(width: number, height: number): void {
    this.#frame.style.width = toCssSize(width);
    this.#frame.style.height = toCssSize(height);
  }

  #person(id: string): ParticipantEntry | undefined {
    return this.#participants.find((person) => person.id === id);
  }

  /** Sends a question to the page, for the functions that are installed below. */
  static ask(api: JitsiMeetExternalAPI, name: ApiQuestion, args: unknown[]): Promise<unknown> {
    return api.#isDisposed ? Promise.reject(new Error('The meeting was disposed.')) : api.#transport.ask(name, args);
  }

  #checkEvent(event: string): void {
    if (!isOneOf<ApiEvent | RoomEvent>([...API_EVENTS, ...ROOM_EVENTS], event))
      this.#warn(`this meeting room never sends the event "${event}".`);
  }

  #warn(message: string): void {
    // eslint-disable-next-line no-console -- the host's developer is the one to tell
    console.error(`JitsiMeetExternalAPI: ${message}`);
  }
}

/** Functions of Jitsi's API that the embedded room can't provide. */
const UNSUPPORTED = [
  'captureLargeVideoScreenshot',
  'captureCameraPicture',
  'getConnectionStats',
  'getCustomAvatarBackgrounds',
  'getDeploymentInfo',
  'getLivestreamUrl',
  'getSharedDocumentUrl',
  'invite',
  'isP2pActive',
  'isStartSilent',
  'listBreakoutRooms',
  'sendProxyConnectionEvent',
  'setVirtualBackground',
];

const prototype = JitsiMeetExternalAPI.prototype as unknown as Record<string, unknown>;
for (const name of API_QUESTIONS) {
  prototype[name] = function ask(this: JitsiMeetExternalAPI, ...args: unknown[]) {
    return JitsiMeetExternalAPI.ask(this, name, args);
  };
}
for (const name of UNSUPPORTED) {
  prototype[name] = () => Promise.reject(new Error(`${name} is not supported by this meeting room.`));
}

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.includes(name as T);
