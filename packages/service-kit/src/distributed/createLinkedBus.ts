import { INTERNAL_CHANNEL, type BusEvent } from '@meet/contracts/events';
import type { FastifyInstance } from 'fastify';
import { array, mixed, number, object, string } from 'yup';
import type { EventBus } from '../bus/EventBus.ts';
import { requireProof } from '../http/requireProof.ts';
import { EVENTS_BODY_LIMIT, EVENTS_PATH, type EventBatch, type EventLink } from './createEventLink.ts';

export interface BusLink {
  readonly link: EventLink;
  /** Returns whether the other end listens to such events. */
  wants(event: BusEvent): boolean;
}

export interface LinkedBus {
  readonly bus: EventBus;
  /** Accepts the events of other processes at EVENTS_PATH. */
  mount(app: FastifyInstance, serviceKey: string): void;
}

/** Maximum number of links whose numbers are kept; far more than there are processes at once. */
const LINKS_MAX = 200;
/** Type of the event by which a process forwards that events were dropped on their way to it. */
const LOST = 'eventsLost';

const batchSchema = object({
  from: string().required(),
  link: string().required(),
  first: number().integer().min(0).required(),
  events: array(
    object({
      type: string().required(),
      channel: string().required(),
      at: number().required(),
      payload: mixed<object>().required(),
    }).required(),
  ).required(),
});

/**
 * Joins the local bus with the buses of other processes. An event that arrives over one link goes to all others, never
 * back. If a sender had to drop events, the listeners for losses are called here and behind all other links.
 */
export function createLinkedBus(local: EventBus, links: readonly BusLink[]): LinkedBus {
  /** The number after the last received event, by link. */
  const taken = new Map<string, number>();
  const losses = new Set<() => void>();

  const pass = (event: BusEvent, from?: string) => {
    for (const { link, wants } of links) if (link.to !== from && wants(event)) link.send(event);
  };

  function notifyLost(from: string): void {
    // The receiver reads only its type.
    const event = { type: LOST, channel: INTERNAL_CHANNEL, at: 0, payload: {} };
    for (const { link } of links) if (link.to !== from) link.send(event);
    for (const listener of losses) listener();
  }

  async function take({ from, link, first, events }: EventBatch): Promise<void> {
    const expected = taken.get(link);
    const next = Math.max(first, expected ?? 0);
    taken.delete(link);
    taken.set(link, Math.max(next, first + events.length));
    if (taken.size > LINKS_MAX) taken.delete(taken.keys().next().value!);
    if (expected !== undefined && first > expected) notifyLost(from);
    for (const event of events.slice(next - first)) {
      if (event.type === LOST) {
        notifyLost(from);
        continue;
      }
      await local.publish(event);
      pass(event, from);
    }
  }

  return {
    bus: {
      ...local,
      async publish(event) {
        await local.publish(event);
        pass(event);
      },
      onLost(listener) {
        losses.add(listener);
        const stop = local.onLost(listener);
        return () => {
          losses.delete(listener);
          stop();
        };
      },
      async close() {
        losses.clear();
        await Promise.all(links.map(({ link }) => link.close()));
        await local.close();
      },
    },
    mount(app, serviceKey) {
      const onRequest = requireProof(serviceKey);
      app.post(EVENTS_PATH, { bodyLimit: EVENTS_BODY_LIMIT, onRequest }, async (request, reply) => {
        if (!batchSchema.isValidSync(request.body, { strict: true })) return reply.code(400).send();
        await take(request.body as EventBatch);
        return { taken: true };
      });
    },
  };
}
