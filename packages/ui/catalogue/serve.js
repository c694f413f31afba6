import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import { createConfig } from './webpack.config.js';

const PORT = Number(process.env.PORT ?? 6060);
const NONCE = 'catalogue';
const dist = join(import.meta.dirname, 'dist');
const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.json': 'application/json' };
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Catalogue – Meet</title></head><body><div id="root"></div><script nonce="${NONCE}" src="/main.js"></script></body></html>`;
// As strict as the product's own policy, so that a component that breaks it is seen here first.
const policy = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:`;

/** Serves the built catalogue; resolves to the server. */
export function serve(port = PORT) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const type = types[extname(pathname)];
    const body = type && (await readFile(join(dist, pathname)).catch(() => undefined));
    if (type && !body) return response.writeHead(404).end();
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(body || page);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

/** Builds once, or for as long as the process lives. */
export const build = (mode, onBuilt) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(createConfig(mode));
    const report = (error, stats) => {
      if (error) return reject(error);
      const text = stats.toString({ preset: 'errors-warnings', colors: true });
      if (text) process.stdout.write(`${text}\n`);
      onBuilt?.();
      resolve(stats);
    };
    if (onBuilt) compiler.watch({}, report);
    else compiler.run((error, stats) => compiler.close(() => report(error, stats)));
  });

if (import.meta.main) {
  if (process.argv.includes('--build')) await build('production');
  else {
    await build('development', () => process.stdout.write(`Catalogue built: http://localhost:${PORT}\n`));
    await serve();
  }
}
