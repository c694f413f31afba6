import { BASE_PATH } from '@meet/meeting-room';
import { createHttpClient, createForwarder, type HandleUpgrade, type Logger } from '@meet/service-kit';
import type { RoomControl } from '@meet/service-meetings/rooms';
import type { FastifyInstance } from 'fastify';
import { createDistantRooms } from './createDistantRooms.ts';

export interface DistantRooms {
  readonly handleUpgrade: HandleUpgrade;
  readonly control: Required<RoomControl>;
  stop(): void;
}

export interface DistantRoomsOptions {
  /** Address of the gateway that runs the rooms. */
  readonly address: string;
  readonly serviceKey: string;
  readonly log: Logger;
}

/**
 * Connects to the rooms of another gateway. Requests for their pages, their sockets and their commands are forwarded to
 * it.
 */
export function reachRooms(app: FastifyInstance, { address, serviceKey, log }: DistantRoomsOptions): DistantRooms {
  const forwarder = createForwarder(serviceKey);
  app.get(`${BASE_PATH}/*`, (request, reply) =>
    forwarder.forward(request, reply, address).then(
      () => reply,
      (error: unknown) => {
        if (reply.sent || reply.raw.destroyed) return void reply.raw.destroy();
        request.log.warn({ err: error }, 'the gateway of the rooms does not answer');
        return reply.code(503).header('retry-after', '5').type('text/plain').send('Try again later');
      },
    ),
  );
  const client = createHttpClient({ addresses: { gateway: address }, serviceKey });
  return {
    control: createDistantRooms(client, log),
    handleUpgrade(request, socket, head) {
      if (!request.url?.startsWith(`${BASE_PATH}/`)) return false;
      forwarder.forwardUpgrade(request, socket, head, { address, from: app.getAddress(request) });
      return true;
    },
    stop: forwarder.close,
  };
}
