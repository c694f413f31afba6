import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { MAX_PARTICIPANTS } from '../protocol/limits.ts';
import type { IceServer } from '../protocol/messages.ts';
import type { LiveKitOptions } from './livekit/LiveKitMedia.ts';
import type { Authorize } from './authorize.ts';
import { type RoomControl, createRoomControl } from './control.ts';
import type { LookUpRoomSettings, MeetingChat, MeetingPolls, MeetingRoomHooks } from './hooks.ts';
import { servePages } from './pages.ts';
import { serveWebhook } from './serveWebhook.ts';
import { RoomBook } from './RoomBook.ts';
import { quietHooks } from './quietHooks.ts';
import { type HandleUpgrade, createSignalUpgrade } from './signalUpgrade.ts';

export interface MeetingRoomOptions {
  /** Decides who may enter which room, and as what; throws AccessRefused to keep someone out. */
  authorize: Authorize;
  hooks?: MeetingRoomHooks;
  /** Returns the settings of a room when its first participant comes; called once per meeting. */
  getSettings?: LookUpRoomSettings;
  /** The meeting's chat; without it the room has none. */
  chat?: MeetingChat;
  /** The meeting's polls; without them the room has none. */
  polls?: MeetingPolls;
  /** STUN and TURN servers told to the participants; a function when their credentials are short-lived. */
  iceServers?: IceServer[] | (() => IceServer[]);
  /** A LiveKit deployment that carries the media; without it, pages reach each other directly. */
  liveKit?: Omit<LiveKitOptions, 'maxParticipants'>;
  /** Whether pages of up to six people reach each other directly while LiveKit is away. */
  fallsBackToMesh?: boolean;
  /** Largest number of people in a room; by default, as many as a mesh carries. */
  maxParticipants?: number;
  /** Sources of the page's `frame-ancestors`; `'self'` by default. */
  frameAncestors?: readonly string[];
  /** Path to which browsers report what the page's policy refused; none by default. */
  reportPath?: string;
  /** Origins besides the page's own that may open the signalling socket. */
  allowedOrigins?: readonly string[];
  getAddress?(request: IncomingMessage): string;
  /** Unix milliseconds by the clock that tokens and meetings go by. */
  now?: () => number;
}

/** Interface of the plugin at `app.meetingRoom`. */
export interface MeetingRoom extends RoomControl {
  /** To be called by the server's own `upgrade` listener, which answers what this one leaves. */
  handleUpgrade: HandleUpgrade;
  /** Largest number of people in a room. */
  readonly maxParticipants: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    meetingRoom: MeetingRoom;
  }
}

/**
 * Serves the embedded meeting room under /meeting-room/ and decorates the instance with `meetingRoom`.
 * The plugin adds no `upgrade` listener: the owner of the HTTP server passes upgrades on.
 */
export const meetingRoom = fastifyPlugin<MeetingRoomOptions>(
  async (app, options) => {
    const { iceServers = [], liveKit, maxParticipants = MAX_PARTICIPANTS, getSettings = () => ({}) } = options;
    // Loaded only for a deployment that has it.
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
