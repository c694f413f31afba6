import { EVERYONE_CHANNEL, channelsChanged, sessionsEnded, userChannel, type BusEvent } from '@meet/contracts/events';
import { eventsDelivered, type EventBus } from '@meet/service-kit';
import type { GraphQLSchema } from 'graphql';
import type { Duplex } from 'node:stream';
import { createFlusher } from './createFlusher.ts';
import type { ParsedSubscription } from './parseSubscription.ts';
import { prepareFrames, type FrameOf } from './prepareFrames.ts';
import { SESSION_ENDED_CODE, SLOW_CONSUMER_CODE } from './closeCodes.ts';

/** One acknowledged connection. */
export interface Listener {
  readonly accountId: string;
  readonly sessionId: string;
  readonly socket: Duplex;
  /** Ends the connection with a WebSocket close code. */
  close(code: number, reason: string): void;
}

/** A listener's place in the hub: from the beginning it hears what its session's and channels' changes are. */
export interface HubSubscription {
  /** Reserves a subscription under the client's id, to all channels or to some. Nothing is delivered before it begins. */
  subscribe(id: string, document: ParsedSubscription, only?: ReadonlySet<string>): Subscription;
  /** Resolves once its own channel is heard. */
  heard(): Promise<void>;
  /** Sends `subscribed` again on all subscriptions that have begun: events may have been missed, so clients fetch. */
  resync(): void;
  /** Whether all of these are among the channels that it has joined. */
  hears(channels: ReadonlySet<string>): boolean;
  /**
   * Joins the channels of a new listing and leaves all others. Changes during the listing are applied after it. If the
   * listing fails, this fails alike and changes nothing.
   */
  settle(listing: Promise<readonly string[]>): Promise<void>;
  leave(): void;
}

export interface Subscription {
  /** Says `subscribed`, then delivers. */
  begin(): void;
  end(): void;
}

export interface EventHub {
  listen(listener: Listener): HubSubscription;
  /** Connections that listen. */
  readonly size: number;
}

export interface EventHubOptions {
  readonly bus: EventBus;
  readonly schema: GraphQLSchema;
  readonly now?: () => number;
  /** Bytes waiting for one socket above which it is cut; it resumes by asking for what it missed. */
  readonly maxBufferedBytes?: number;
}

interface ChannelsChange {
  readonly join: readonly string[];
  readonly leave: readonly string[];
}

/** Subscription of a listener with its channels: all channels if `only` is undefined. */
interface Delivered {
  readonly document: ParsedSubscription;
  readonly only: ReadonlySet<string> | undefined;
}

/** State that the hub keeps for a listener. */
interface Subscriber {
  readonly listener: Listener;
  readonly own: string;
  readonly channels: Set<string>;
  /** Begun or about to. */
  readonly reserved: Set<Subscription>;
  readonly delivered: Map<string, Delivered>;
  /** Changes that came while a listing is under way, one list for each. */
  readonly unapplied: Set<ChannelsChange[]>;
}

export const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Fans events out. An event is executed and serialised once per distinct document, and the same bytes go to every
 * socket: it was authorised per channel when the socket joined, and holds nothing that depends on who looks.
 */
export function createEventHub({
  bus,
  schema,
  now = Date.now,
  maxBufferedBytes = MAX_BUFFERED_BYTES,
}: EventHubOptions): EventHub {
  const channels = new Map<string, { subscribers: Set<Subscriber>; stop: () => void }>();
  const flusher = createFlusher();
  let size = 0;

  function enter(subscriber: Subscriber, name: string): void {
    if (subscriber.channels.has(name)) return;
    subscriber.channels.add(name);
    const channel = channels.get(name);
    if (channel) channel.subscribers.add(subscriber);
    else channels.set(name, { subscribers: new Set([subscriber]), stop: bus.subscribe(name, deliver) });
  }

  function exit(subscriber: Subscriber, name: string): void {
    if (!subscriber.channels.delete(name)) return;
    const channel = channels.get(name)!;
    channel.subscribers.delete(subscriber);
    if (channel.subscribers.size > 0) return;
    channel.stop();
    channels.delete(name);
  }

  /** Enters these and leaves all others but the person's own. */
  function stayIn(subscriber: Subscriber, names: ReadonlySet<string>): void {
    for (const name of subscriber.channels) if (name !== subscriber.own && !names.has(name)) exit(subscriber, name);
    for (const name of names) enter(subscriber, name);
  }

  function deliver(event: BusEvent): void {
    const subscribers = channels.get(event.channel)?.subscribers;
    if (!subscribers) return;
    if (event.type === channelsChanged.type) return moveAll(subscribers, event.payload as ChannelsChange);
    if (event.type === sessionsEnded.type) return endSessions(subscribers, event.payload as { sessionIds: string[] });
    const frames = new Map<ParsedSubscription, FrameOf | undefined>();
    let count = 0;
    for (const subscriber of subscribers) {
      for (const [id, { document, only }] of subscriber.delivered) {
        if (only && !only.has(event.channel)) continue;
        if (!frames.has(document)) frames.set(document, prepareFrames(schema, document, event));
        const toFrame = frames.get(document);
        if (!toFrame) continue;
        send(subscriber.listener, toFrame(id));
        count += 1;
      }
    }
    if (count) eventsDelivered.inc(count);
  }

  function send(listener: Listener, frame: Buffer): void {
    if (listener.socket.writableLength > maxBufferedBytes) listener.close(SLOW_CONSUMER_CODE, 'Too slow');
    else flusher.write(listener.socket, frame);
  }

  function moveAll(subscribers: Iterable<Subscriber>, change: ChannelsChange): void {
    for (const subscriber of [...subscribers]) {
      for (const changes of subscriber.unapplied) changes.push(change);
      if (subscriber.reserved.size > 0) stayIn(subscriber, applyChange(subscriber.channels, change));
    }
  }

  function endSessions(subscribers: Iterable<Subscriber>, { sessionIds }: { sessionIds: string[] }): void {
    for (const { listener } of [...subscribers]) {
      if (sessionIds.includes(listener.sessionId)) listener.close(SESSION_ENDED_CODE, 'Session ended');
    }
  }

  function welcome(subscriber: Subscriber, id: string, document: ParsedSubscription): void {
    const toFrame = prepareFrames(schema, document, {
      type: 'subscribed',
      channel: subscriber.own,
      at: now(),
      payload: {},
    });
    if (toFrame) send(subscriber.listener, toFrame(id));
  }

  function subscribe(
    subscriber: Subscriber,
    id: string,
    document: ParsedSubscription,
    only?: ReadonlySet<string>,
  ): Subscription {
    const subscription: Subscription = {
      begin() {
        if (!subscriber.reserved.has(subscription)) return;
        subscriber.delivered.set(id, { document, only });
        welcome(subscriber, id, document);
      },
      end() {
        if (!subscriber.reserved.delete(subscription)) return;
        subscriber.delivered.delete(id);
        if (subscriber.reserved.size === 0) stayIn(subscriber, new Set());
      },
    };
    subscriber.reserved.add(subscription);
    return subscription;
  }

  async function settle(subscriber: Subscriber, listing: Promise<readonly string[]>): Promise<void> {
    const changes: ChannelsChange[] = [];
    subscriber.unapplied.add(changes);
    try {
      const listed: ReadonlySet<string> = new Set([EVERYONE_CHANNEL, ...(await listing)]);
      if (subscriber.reserved.size > 0) stayIn(subscriber, changes.reduce(applyChange, listed));
      await bus.settled();
    } finally {
      subscriber.unapplied.delete(changes);
    }
  }

  return {
    listen(listener) {
      const own = userChannel(listener.accountId);
      const subscriber: Subscriber = {
        listener,
        own,
        channels: new Set(),
        reserved: new Set(),
        delivered: new Map(),
        unapplied: new Set(),
      };
      enter(subscriber, own);
      size += 1;
      return {
        subscribe: (id, document, only) => subscribe(subscriber, id, document, only),
        heard: () => bus.settled(),
        resync() {
          for (const [id, { document }] of subscriber.delivered) welcome(subscriber, id, document);
        },
        hears: (names) => [...names].every((name) => subscriber.channels.has(name)),
        settle: (listing) => settle(subscriber, listing),
        leave() {
          if (!subscriber.channels.has(own)) return;
          subscriber.reserved.clear();
          subscriber.delivered.clear();
          for (const name of subscriber.channels) exit(subscriber, name);
          size -= 1;
        },
      };
    },
    get size() {
      return size;
    },
  };
}

const applyChange = (names: ReadonlySet<string>, { join, leave }: ChannelsChange): ReadonlySet<string> =>
  new Set([...names].filter((name) => !leave.includes(name)).concat(join));
