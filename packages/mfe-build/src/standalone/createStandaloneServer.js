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

const PAGE_SCRIPT = path.join(import.meta.dirname, 'pageScript.js');
const PATHS = { script: '/__mfe/page.js', events: '/__mfe/events' };

/**
 * Serves one remote in the shell of a product. The remote's files come from this machine, and so do those of a
 * development shell, if there is one. Page, other remotes, calls and events come from the product's gateway.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.gateway
 * @param {() => string} options.releaseFolder
 * @param {() => Promise<object | undefined>} options.readRelease
 * @param {import('./developmentShell.js').DevelopmentShell} [options.shell]
 */
export function createStandaloneServer({ name, gateway, releaseFolder, readRelease, shell }) {
  const forward = createForwarder(gateway);
  const listeners = new Set();
  /** Hash of the last successful build, and the failure since then. */
  let built;
  let failure;

  async function handle(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === PATHS.events) return listen(request, response);
    if (pathname === PATHS.script) return sendFile(response, path.dirname(PAGE_SCRIPT), path.basename(PAGE_SCRIPT));
    if (pathname === '/registry.json') return sendRegistry(request, response);
    if (pathname.startsWith(`/r/${name}/`)) {
      return sendFile(response, releaseFolder(), pathname.split('/').slice(4).join('/'));
    }
    if (shell && pathname.startsWith('/assets/') && (await isFile(getFile(shell.folder, pathname)))) {
      return sendFile(response, shell.folder, pathname);
    }
    return forward.request(request, response, changePage);
  }

  function changePage(page, nonce) {
    const script = `<script src="${PATHS.script}" nonce="${nonce}"></script>`;
    return (shell?.lay(page, nonce) ?? page).replace('<head>', () => `<head>${script}`);
  }

  /** Sends the live registry, with this remote in place of the live one. */
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
    if (built) response.write(toEvent('built', built));
    if (failure) response.write(toEvent('failed', failure));
  }

  const notify = (event) => {
    for (const response of listeners) response.write(event);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  server.on('upgrade', forward.upgrade);

  return {
    server,
    /** Updates every open page to a build, by exchanging its modules or by reloading the page. */
    built(hash) {
      built = hash;
      failure = undefined;
      notify(toEvent('built', hash));
    },
    /** Shows the reason of a failed build on every open page. */
    failed(message) {
      failure = message;
      notify(toEvent('failed', message));
    },
  };
}

/** Returns a server-sent event. `failed` has several lines, so its data is JSON. */
const toEvent = (name, data) => `event: ${name}\ndata: ${name === 'failed' ? JSON.stringify(data) : data}\n\n`;

const getFile = (folder, name) => path.join(folder, path.normalize(`/${decodeURIComponent(name)}`));
const isFile = async (file) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

async function sendFile(response, folder, name) {
  const file = getFile(folder, name);
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
