import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { createForwarder } from './createForwarder.js';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
};

/** Told to a page by a `reload` event; added to the stand-alone page only. */
const RELOAD_SCRIPT = "new EventSource('/__reload').addEventListener('reload', () => location.reload());";

/**
 * Serves one remote in the shell of a product. Its files come from this machine; page, shell, other remotes, calls and
 * events from the product's gateway.
 *
 * @param {{ name: string, gateway: string, releaseFolder: () => string, readRelease: () => Promise<object | undefined> }} options
 */
export function createStandaloneServer({ name, gateway, releaseFolder, readRelease }) {
  const forward = createForwarder(gateway);
  const listeners = new Set();

  async function handle(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/__reload') return listen(request, response);
    if (pathname === '/registry.json') return sendRegistry(request, response);
    if (pathname.startsWith(`/r/${name}/`)) {
      return sendFile(response, releaseFolder(), pathname.split('/').slice(4).join('/'));
    }
    return forward.request(request, response, (page, nonce) =>
      page.replace('</body>', `<script nonce="${nonce}">${RELOAD_SCRIPT}</script></body>`),
    );
  }

  /** What is live there, with this remote in place of the live one. */
  async function sendRegistry(request, response) {
    const live = await forward.json('/registry.json', request);
    const own = await readRelease();
    const remotes = { ...live?.remotes, ...(own && { [name]: own }) };
    response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
    response.end(JSON.stringify({ ...live, remotes }));
  }

  function listen(request, response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  server.on('upgrade', forward.upgrade);

  return {
    server,
    /** Loads every open page anew. */
    reload() {
      for (const response of listeners) response.write('event: reload\ndata:\n\n');
    },
  };
}

async function sendFile(response, folder, name) {
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(name)}`));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
    return response.end('Not found');
  }
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return createReadStream(file).pipe(response);
}
