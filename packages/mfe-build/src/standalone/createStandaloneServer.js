import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { firstSegment, SERVER_SEGMENTS } from '@meet/contracts/routes';
import { createForwarder } from './createForwarder.js';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
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
 * Serves one remote in the shell's own frame. Its files come from this machine, all else (other remotes, calls, events)
 * from a gateway of choice; without one, the page shows the remote in a frame that is offline.
 *
 * @param {{ name: string, shellFolder: string, releaseFolder: () => string | undefined, gateway: string, readRelease: () => Promise<object | undefined> }} options
 */
export function createStandaloneServer({ name, shellFolder, releaseFolder, gateway, readRelease }) {
  const forward = createForwarder(gateway);
  const listeners = new Set();

  async function handle(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/__reload') return listen(request, response);
    if (pathname === '/registry.json') return sendRegistry(response);
    if (pathname.startsWith(`/r/${name}/`)) {
      return sendFile(response, releaseFolder(), pathname.split('/').slice(4).join('/'));
    }
    if (pathname.startsWith('/assets/')) return sendFile(response, shellFolder, pathname.slice(1));
    if (SERVER_SEGMENTS.has(firstSegment(pathname).toLowerCase())) return forward.request(request, response);
    return sendPage(response);
  }

  async function sendRegistry(response) {
    const live = await forward.json('/registry.json');
    const own = await readRelease();
    const remotes = { ...live?.remotes, ...(own && { [name]: own }) };
    response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
    response.end(JSON.stringify({ remotes }));
  }

  async function sendPage(response) {
    const html = await readFile(path.join(shellFolder, 'index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(200, {
      'content-type': TYPES['.html'],
      'cache-control': 'no-store',
      'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'`,
    });
    response.end(
      html
        .replace('</body>', `<script nonce="__NONCE__">${RELOAD_SCRIPT}</script></body>`)
        .replaceAll('__NONCE__', nonce),
    );
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
  const file = folder && path.join(folder, path.normalize(`/${decodeURIComponent(name)}`));
  const found = file && (await stat(file).catch(() => undefined));
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
