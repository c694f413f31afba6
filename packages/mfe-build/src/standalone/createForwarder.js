import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Forwards requests and sockets to a gateway, as if the page had come from there. */
export function createForwarder(gateway) {
  const target = new URL(gateway);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = (request, headers) => ({
    protocol: target.protocol,
    hostname: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host: target.host, ...getOrigin(request), ...headers },
  });
  const getOrigin = ({ headers }) => ({
    ...(headers.origin && { origin: target.origin }),
    ...(headers.referer && { referer: headers.referer.replace(/^https?:\/\/[^/]+/, target.origin) }),
  });

  return {
    /** Responds as the gateway does. `changePage` may change the text of its pages. */
    request(request, response, changePage) {
      // Requested uncompressed, because a page is changed as text.
      const outgoing = send(options(request, { 'accept-encoding': 'identity' }), (answer) => {
        const headers = toLocalHeaders(answer.headers);
        const isPage = changePage && /^text\/html\b/.test(answer.headers['content-type'] ?? '');
        if (isPage) return void sendPage(answer, headers, response, changePage);
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => {
        if (response.headersSent) return void response.destroy();
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`No gateway answers at ${gateway}.`);
      });
      response.on('close', () => outgoing.destroy());
      request.pipe(outgoing);
    },

    upgrade(request, socket, head) {
      const outgoing = send(options(request, {}));
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

    /** Returns a JSON file of the gateway with the caller's tokens, or undefined if it can't be fetched. */
    async json(path, { headers }) {
      const { 'user-token': userToken, 'admin-token': adminToken } = headers;
      try {
        const response = await fetch(new URL(path, target), {
          headers: { ...(userToken && { 'user-token': userToken }), ...(adminToken && { 'admin-token': adminToken }) },
          signal: AbortSignal.timeout(5_000),
        });
        return response.ok ? await response.json() : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function sendPage(answer, headers, response, changePage) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
  const page = changePage(Buffer.concat(chunks).toString('utf8'), nonce);
  const { 'content-length': _length, etag: _etag, ...rest } = headers;
  response.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
  response.end(page);
}

/** Adapts the gateway's headers to this address, which has no certificate. */
function toLocalHeaders({ 'strict-transport-security': _hsts, ...headers }) {
  const policy = headers['content-security-policy'];
  const cookies = headers['set-cookie'];
  return {
    ...headers,
    ...(policy && { 'content-security-policy': getPolicy(policy) }),
    ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*(domain=[^;]*|secure)/gi, '')) }),
  };
}

/** Returns the policy with the page script's own Trusted Types policy for script URLs. */
const getPolicy = (policy) =>
  policy.replace(/;?\s*upgrade-insecure-requests/, '').replace(/trusted-types [^;]+/, (listed) => `${listed} mfe-dev`);
