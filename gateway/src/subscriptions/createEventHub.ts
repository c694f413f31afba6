import { EVERYONE_CHANNEL, channelsChanged, sessionsEnded, userChannel, type BusEvent } from '@meet/contracts/events';
import { eventsDelivered, type EventBus } from '@meet/service-kit';
import type { GraphQLSchema } from 'graphql';
import type { Duplex } from 'node:stream';
import { createFlusher } from './createFlusher.ts';
import type { ParsedSubscription } from './parseSubscription.ts';
import { prepareFrames, type GetFrame } from './prepareFrames.ts';
import { SESSION_ENDED_CODE, SLOW_CONSUMER_CODE } from './closeCodes.ts';

/** An acknowledged connection. */
export interface Listener {
  readonly accountId: string;
  readonly sessionId: string;
  readonly socket: Duplex;
  /** Ends the connection with a WebSocket close code. */
  close(code: number, reason: string): void;
}

/** Subscription of a listener to the hub. From the start, it reacts to changes of its session and its channels. */
export interface HubSubscription {
  /** Reserves a subscription under the client's id, to all channels or to some. Nothing is delivered before `begin`. */
  subscribe(id: string, document: ParsedSubscription, only?: ReadonlySet<string>): Subscription;
  /** Resolves once the bus delivers the person's own channel. */
  heard(): Promise<void>;
  /** Sends `subscribed` again on all subscriptions that have begun: events may have been missed, so clients fetch. */
  resync(): void;
  /** Returns whether it has joined all of these channels. */
  hears(channels: ReadonlySet<string>): boolean;
  /**
   * Joins the channels of a new listing and leaves all others. Changes during the listing are applied after it. If the
   * listing fails, this rejects with its error and changes nothing.
   */
  settle(listing: Promise<readonly string[]>): Promise<void>;
  leave(): void;
}

export interface Subscription {
  /** Sends `subscribed`, then delivers events. */
  begin(): void;
  end(): void;
}

export interface EventHub {
  listen(listener: Listener): HubSubscription;
  /** Number of listening connections. */
  readonly size: number;
}

export interface EventHubOptions {
  readonly bus: EventBus;
  readonly schema: GraphQLSchema;
  readonly now?: () => number;
  /**
   * Bytes buffered for one socket above which the hub closes it. Its client reconnects and fetches the events that it
   * missed.
   */
  readonly maxBufferedBytes?: number;
}

interface ChannelsChange {
  readonly join: readonly string[];
  readonly leave: readonly string[];
}

/** A listener's document with its channels: all channels if `only` is undefined. */
interface Delivered {
  readonly document: ParsedSubscription;
  readonly only: ReadonlySet<string> | undefined;
}

/** State that the hub keeps for a listener. */
interface Subscriber {
  readonly listener: Listener;
  readonly own: string;
  readonly channels: Set<string>;
  /** Subscriptions that have begun or are reserved. */
  readonly reserved: Set<Subscription>;
  readonly delivered: Map<string, Delivered>;
  /** Changes that arrived during a listing; one list for each listing under way. */
  readonly unapplied: Set<ChannelsChange[]>;
}

export const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Creates the hub, which fans events out to sockets. It executes and serialises an event once per distinct document,
 * and sends the same bytes to every socket. This is safe: the socket was authorized per channel when it joined, and the
 * bytes don't depend on the receiver.
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

  /** Joins these channels and leaves all others except the person's own. */
  function stayIn(subscriber: Subscriber, names: ReadonlySet<string>): void {
    for (const name of subscriber.channels) if (name !== subscriber.own && !names.has(name)) exit(subscriber, name);
    for (const name of names) enter(subscriber, name);
  }

  function deliver(event: BusEvent): void {
    const subscribers = channels.get(event.channel)?.subscribers;
    if (!subscribers) return;
    if (event.type === channelsChanged.type) return moveAll(subscribers, event.payload as ChannelsChange);
    if (event.type === sessionsEnded.type) return endSessions(subscribers, event.payload as { sessionIds: string[] });
    const frames = new Map<ParsedSubscription, GetFrame | undefined>();
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
