import { HEADERS } from '@meet/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Agent,
  request as requestHttp,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuseSocket } from '../http/baseHeaders.ts';
import { getHost } from '../http/getHost.ts';
import { traceHeaders } from '../tracing/tracing.ts';
import { FORWARDED, FORWARDED_FROM } from './recogniseForwarded.ts';

/** Hop-by-hop headers, which are never forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;
/**
 * Headers in which a sender, or a proxy of its choice, states its address and its trace. The gateway drops them,
 * because they can be forged.
 */
const CALLER_HEADERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
  'via',
] as const;
/** Time without any data after which a connection is closed. */
const SILENCE_MS = 75_000;

export interface Forwarder {
  /**
   * Forwards a request to another process and streams the response back. Neither is buffered: each is read as fast as
   * the other end takes it, and if one end closes, the other is closed too. Throws if the response has not begun.
   */
  forward(request: FastifyRequest, reply: FastifyReply, address: string): Promise<void>;
  /** Forwards a WebSocket upgrade to another process. If one end closes, the other is closed too. */
  forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, options: ForwardUpgradeOptions): void;
  close(): void;
}

export interface ForwardUpgradeOptions {
  readonly address: string;
  /** Address of the sender. */
  readonly from: string;
}

/** Creates a forwarder to processes that hold the same key. */
export function createForwarder(serviceKey: string): Forwarder {
  const options = { keepAlive: true, maxFreeSockets: 64 };
  const [plain, secure] = [new Agent(options), new SecureAgent(options)];

  function open({ raw, method, id, protocol, server }: FastifyRequest, address: string): ClientRequest {
    const to = new URL(address);
    const isSecure = to.protocol === 'https:';
    const hasLength = raw.headers['content-length'] !== undefined;
    const headers = {
      ...withoutHopByHop(raw.headers, CALLER_HEADERS),
      // A body with neither a length nor chunked encoding would be read as the next request.
      ...(!hasLength && hasBody(raw) && { 'transfer-encoding': 'chunked' }),
      [HEADERS.requestId]: id,
      [FORWARDED_FROM]: server.getAddress(raw),
      'x-forwarded-proto': protocol,
      [FORWARDED]: serviceKey,
      ...traceHeaders(),
    };
    return (isSecure ? requestHttps : requestHttp)({
      protocol: to.protocol,
      hostname: getHost(to),
      port: to.port,
      method,
      path: raw.url,
      headers,
      agent: isSecure ? secure : plain,
      timeout: SILENCE_MS,
    });
  }

  return {
    async forward(request, reply, address) {
      const outgoing = open(request, address);
      const letGo = () => outgoing.destroy(new Error('the sender left'));
      reply.raw.on('close', letGo);
      outgoing.on('timeout', () => outgoing.destroy(new Error('nothing moves any more')));
      // The first failure ends the response. Later errors add nothing.
      outgoing.on('error', () => {});
      if (hasBody(request.raw)) request.raw.pipe(outgoing);
      else outgoing.end();
      try {
        const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
        reply.hijack();
        reply.raw.writeHead(answer.statusCode!, {
          ...(reply.getHeaders() as Record<string, string>),
          ...withoutHopByHop(answer.headers),
        });
        await pipeline(answer, reply.raw);
      } finally {
        reply.raw.off('close', letGo);
        // The service responded before it read the whole body, and reads no more of it.
        request.raw.unpipe(outgoing).resume();
        if (!outgoing.writableFinished) outgoing.destroy();
      }
    },
    forwardUpgrade(request, socket, head, { address, from }) {
      const to = new URL(address);
      const isSecure = to.protocol === 'https:';
      const outgoing = (isSecure ? requestHttps : requestHttp)({
        protocol: to.protocol,
        hostname: getHost(to),
        port: to.port,
        method: request.method,
        path: request.url,
        headers: {
          ...withoutHopByHop(request.headers, CALLER_HEADERS),
          connection: 'upgrade',
          upgrade: request.headers.upgrade,
          [FORWARDED_FROM]: from,
          [FORWARDED]: serviceKey,
        },
        agent: false,
        timeout: SILENCE_MS,
      });
      socket.once('close', () => outgoing.destroy());
      outgoing.once('timeout', () => outgoing.destroy(new Error('nothing moves any more')));
      outgoing.on('error', () => refuseSocket(socket, 503));
      outgoing.once('response', (answer) => {
        answer.resume();
        refuseSocket(socket, answer.statusCode!);
      });
      outgoing.once('upgrade', (answer, far, farHead) => {
        outgoing.setTimeout(0);
        const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}\r\n`]));
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        socket.write(farHead);
        far.write(head);
        for (const [one, other] of [
          [socket, far],
          [far, socket],
        ] as const)
          one.once('close', () => other.destroy()).once('error', () => other.destroy());
        far.pipe(socket).pipe(far);
      });
      outgoing.end();
    },
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function withoutHopByHop(headers: IncomingHttpHeaders, others: readonly string[] = []): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set<string>([...HOP_BY_HOP, ...others, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
