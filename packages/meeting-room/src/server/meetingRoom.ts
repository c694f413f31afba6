import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { MAX_PARTICIPANTS } from '../protocol/limits.ts';
import type { IceServer } from '../protocol/messages.ts';
import type { LiveKitOptions } from './livekit/LiveKitMedia.ts';
import type { Authorize } from './authorize.ts';
import { type RoomControl, createRoomControl } from './control.ts';
import type {
  LookUpRoomSettings,
  MeetingChat,
  MeetingNotes,
  MeetingPolls,
  MeetingRoomHooks,
  MeetingTranscripts,
} from './hooks.ts';
import { servePages } from './pages.ts';
import { serveWebhook } from './serveWebhook.ts';
import { RoomBook } from './RoomBook.ts';
import { quietHooks } from './quietHooks.ts';
import { type HandleUpgrade, createSignalUpgrade } from './signalUpgrade.ts';

export interface MeetingRoomOptions {
  /** Decides who may enter which room, and in which role; throws AccessRefused to refuse a person. */
  authorize: Authorize;
  hooks?: MeetingRoomHooks;
  /** Returns the settings of a room when its first participant joins; called once per meeting. */
  getSettings?: LookUpRoomSettings;
  /** Chat of the meetings; without it, rooms have none. */
  chat?: MeetingChat;
  /** Polls of the meetings; without them, rooms have none. */
  polls?: MeetingPolls;
  /** Transcripts of the meetings; without them, captions are not kept. */
  transcripts?: MeetingTranscripts;
  /** Notes of the meetings; without them, rooms have none. */
  notes?: MeetingNotes;
  /** STUN and TURN servers for the participants; a function if their credentials are short-lived. */
  iceServers?: IceServer[] | (() => IceServer[]);
  /** A LiveKit deployment that carries the media; without it, pages connect directly. */
  liveKit?: Omit<LiveKitOptions, 'maxParticipants'>;
  /** Whether pages of up to six people connect directly while LiveKit is away. */
  fallsBackToMesh?: boolean;
  /** Maximum number of people in a room; by default, as many as a mesh supports. */
  maxParticipants?: number;
  /** Sources of the page's `frame-ancestors`; `'self'` by default. */
  frameAncestors?: readonly string[];
  /** Path to which browsers report violations of the page's content security policy; none by default. */
  reportPath?: string;
  /** Origins that may open the signalling socket in addition to the page's own. */
  allowedOrigins?: readonly string[];
  getAddress?(request: IncomingMessage): string;
  /** Returns the time in milliseconds since the epoch, by the clock of tokens and meetings. */
  now?: () => number;
}

/** Interface of the plugin at `app.meetingRoom`. */
export interface MeetingRoom extends RoomControl {
  /** Must be called by the server's own `upgrade` listener. If it returns false, that listener answers the request. */
  handleUpgrade: HandleUpgrade;
  /** Maximum number of people in a room. */
  readonly maxParticipants: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    meetingRoom: MeetingRoom;
  }
}

/**
 * Serves the embedded meeting room under /meeting-room/ and decorates the instance with `meetingRoom`. The plugin adds
 * no `upgrade` listener: the owner of the HTTP server forwards upgrades.
 */
export const meetingRoom = fastifyPlugin<MeetingRoomOptions>(
  async (app, options) => {
    const { iceServers = [], liveKit, maxParticipants = MAX_PARTICIPANTS, getSettings = () => ({}) } = options;
    // Loaded only in a deployment that uses LiveKit.
    const connection =
      liveKit &&
      (await import('./livekit/connectLiveKit.ts')).connectLiveKit(
        { ...liveKit, maxParticipants },
        { log: app.log, now: options.now ?? Date.now },
      );
    const book = new RoomBook({
      authorize: options.authorize,
      hooks: quietHooks(options.hooks ?? {}, app.log),
      getSettings,
      chat: options.chat,
      ...(options.polls && { polls: options.polls }),
      ...(options.transcripts && { transcripts: options.transcripts }),
      ...(options.notes && { notes: options.notes }),
      ...(connection && { createMedia: connection.createMedia }),
      ...(options.fallsBackToMesh !== undefined && { fallsBackToMesh: options.fallsBackToMesh }),
      iceServers: typeof iceServers === 'function' ? iceServers : () => iceServers,
      maxParticipants,
      log: app.log,
      now: options.now,
    });
    const { handleUpgrade, close } = createSignalUpgrade(book, {
      allowedOrigins: options.allowedOrigins ?? [],
      getAddress: options.getAddress ?? ((request) => request.socket.remoteAddress ?? ''),
    });
    app.decorate('meetingRoom', { ...createRoomControl(book), handleUpgrade, maxParticipants });
    app.addHook('preClose', async () => {
      connection?.stop();
      close();
    });
    if (connection) await serveWebhook(app, connection.handleWebhook);
    const { frameAncestors = ["'self'"], reportPath } = options;
    await servePages(app, { frameAncestors, reportPath, mediaUrl: liveKit?.url });
  },
  { name: 'meeting-room', fastify: '5.x' },
);
