import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Hands requests and sockets on to a gateway, as if the page had come from there. */
export function createForwarder(gateway) {
  const target = new URL(gateway);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = (request) => ({
    protocol: target.protocol,
    hostname: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host: target.host, ...(request.headers.origin && { origin: target.origin }) },
  });

  return {
    request(request, response) {
      const outgoing = send(options(request), (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => {
        response.writeHead(502, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ success: false, code: 'UNAVAILABLE', message: `No gateway answers at ${gateway}.` }),
        );
      });
      request.pipe(outgoing);
    },

    upgrade(request, socket, head) {
      const outgoing = send(options(request));
      outgoing.on('upgrade', (answer, far, farHead) => {
        const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
        if (farHead.length) socket.write(farHead);
        if (head.length) far.write(head);
        far.pipe(socket).pipe(far);
        far.on('error', () => socket.destroy());
        socket.on('error', () => far.destroy());
      });
      outgoing.on('response', () => socket.destroy());
      outgoing.on('error', () => socket.destroy());
      outgoing.end();
    },

    /** A JSON file of the gateway; undefined when it can't be had. */
    async json(path) {
      try {
        const response = await fetch(new URL(path, target), { signal: AbortSignal.timeout(2_000) });
        return response.ok ? await response.json() : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
