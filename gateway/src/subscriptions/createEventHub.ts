import { EVERYONE_CHANNEL, channelsChanged, sessionsEnded, userChannel, type BusEvent } from '@meet/contracts/events';
import type { EventBus } from '@meet/service-kit';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Duplex } from 'node:stream';
import { presentEvent } from '../resolvers/base.ts';
import { createFlusher } from './createFlusher.ts';
import { encodeTextFrame } from './encodeTextFrame.ts';

/** One subscription of one connection. */
export interface Subscriber {
  readonly connectionId: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** The subscription's id in the client's protocol messages. */
  readonly id: string;
  readonly document: ParsedSubscription;
  readonly socket: Duplex;
  /** Ends the connection with a WebSocket close code. */
  close(code: number, reason: string): void;
}

/** A subscription's document and variables; subscribers that ask alike share one object. */
export interface ParsedSubscription {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface EventHub {
  /** Starts deliveries to a subscriber; `leave` ends them. */
  join(subscriber: Subscriber, channels: readonly string[]): { leave(): void };
  readonly size: number;
}

export interface EventHubOptions {
  readonly bus: EventBus;
  readonly schema: GraphQLSchema;
  /** Bytes waiting for one socket above which it is cut; it resumes by asking for what it missed. */
  readonly maxBufferedBytes?: number;
}

const DEFAULT_MAX_BUFFERED_BYTES = 1024 * 1024;
export const SESSION_ENDED_CODE = 4401;
export const SLOW_CONSUMER_CODE = 4408;

/**
 * Fans events out. An event is executed and serialised once per distinct document, and the same bytes go to every
 * socket: it was authorised per channel when the socket joined, and holds nothing that depends on who looks.
 */
export function createEventHub({
  bus,
  schema,
  maxBufferedBytes = DEFAULT_MAX_BUFFERED_BYTES,
}: EventHubOptions): EventHub {
  const channels = new Map<string, { subscribers: Set<Subscriber>; stop: () => void }>();
  const joined = new Map<Subscriber, Set<string>>();
  const flusher = createFlusher();

  function enter(subscriber: Subscriber, name: string): void {
    const mine = joined.get(subscriber);
    if (!mine || mine.has(name)) return;
    mine.add(name);
    const channel = channels.get(name);
    if (channel) channel.subscribers.add(subscriber);
    else channels.set(name, { subscribers: new Set([subscriber]), stop: bus.subscribe(name, deliver) });
  }

  function exit(subscriber: Subscriber, name: string): void {
    if (!joined.get(subscriber)?.delete(name)) return;
    const channel = channels.get(name);
    if (!channel?.subscribers.delete(subscriber) || channel.subscribers.size > 0) return;
    channel.stop();
    channels.delete(name);
  }

  function deliver(event: BusEvent): void {
    const subscribers = channels.get(event.channel)?.subscribers;
    if (!subscribers) return;
    if (event.type === channelsChanged.type)
      return moveAll(subscribers, event.payload as { join: string[]; leave: string[] });
    if (event.type === sessionsEnded.type) return endSessions(subscribers, event.payload as { sessionIds: string[] });
    const frames = new Map<ParsedSubscription, FrameOf | undefined>();
    for (const subscriber of subscribers) {
      let frameOf = frames.get(subscriber.document);
      if (!frames.has(subscriber.document)) {
        frameOf = prepare(schema, subscriber.document, event);
        frames.set(subscriber.document, frameOf);
      }
      if (frameOf) send(subscriber, frameOf(subscriber.id));
    }
  }

  function send(subscriber: Subscriber, frame: Buffer): void {
    if (subscriber.socket.writableLength > maxBufferedBytes) subscriber.close(SLOW_CONSUMER_CODE, 'Too slow');
    else flusher.write(subscriber.socket, frame);
  }

  function moveAll(subscribers: Iterable<Subscriber>, change: { join: string[]; leave: string[] }): void {
    for (const subscriber of [...subscribers]) {
      for (const name of change.leave) if (name !== userChannel(subscriber.accountId)) exit(subscriber, name);
      for (const name of change.join) enter(subscriber, name);
    }
  }

  function endSessions(subscribers: Iterable<Subscriber>, { sessionIds }: { sessionIds: string[] }): void {
    for (const subscriber of [...subscribers]) {
      if (sessionIds.includes(subscriber.sessionId)) subscriber.close(SESSION_ENDED_CODE, 'Session ended');
    }
  }

  return {
    join(subscriber, names) {
      joined.set(subscriber, new Set());
      for (const name of [userChannel(subscriber.accountId), EVERYONE_CHANNEL, ...names]) enter(subscriber, name);
      const welcome = { type: 'subscribed', channel: userChannel(subscriber.accountId), at: Date.now(), payload: {} };
      const frameOf = prepare(schema, subscriber.document, welcome);
      if (frameOf) send(subscriber, frameOf(subscriber.id));
      return {
        leave() {
          for (const name of [...(joined.get(subscriber) ?? [])]) exit(subscriber, name);
          joined.delete(subscriber);
        },
      };
    },
    get size() {
      return joined.size;
    },
  };
}

type FrameOf = (subscriptionId: string) => Buffer;

/** Executes once; the frame of each subscription id in use is made once too (our own client always uses the same). */
function prepare(schema: GraphQLSchema, subscription: ParsedSubscription, event: BusEvent): FrameOf | undefined {
  const result = execute({
    schema,
    document: subscription.document,
    variableValues: subscription.variables,
    rootValue: { events: presentEvent(event) },
  }) as ExecutionResult;
  if (!result.data) return undefined;
  const payload = JSON.stringify(result);
  const frames = new Map<string, Buffer>();
  return (id) => {
    let frame = frames.get(id);
    if (!frame) {
      frame = encodeTextFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
      frames.set(id, frame);
    }
    return frame;
  };
}
