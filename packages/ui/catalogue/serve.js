import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import webpack from 'webpack';
import { createConfig } from './webpack.config.js';

const PORT = Number(process.env.PORT ?? 6060);
const dist = join(import.meta.dirname, 'dist');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves the built catalogue; resolves to the server. */
export function serve(port = PORT, folder = dist) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? 'index.html' : pathname;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(body);
  });
  return new Promise((done) => server.listen(port, () => done(server)));
}

/** Builds once into a folder, or, with `onBuilt`, again after each change while the process runs. */
export const build = (mode, { onBuilt, out } = {}) =>
  new Promise((done, reject) => {
    const compiler = webpack(createConfig(mode, out));
    const report = (error, stats) => {
      if (error) return reject(error);
      const text = stats.toString({ preset: 'errors-warnings', colors: true });
      if (text) process.stdout.write(`${text}\n`);
      onBuilt?.();
      done(stats);
    };
    if (onBuilt) compiler.watch({}, report);
    else compiler.run((error, stats) => compiler.close(() => report(error, stats)));
  });

if (import.meta.main) {
  const at = process.argv.indexOf('--build');
  if (at > 0) {
    const out = process.argv[at + 1];
    const stats = await build('production', { out: out && resolve(out) });
    process.exitCode = stats.hasErrors() ? 1 : 0;
  } else {
    const onBuilt = () => process.stdout.write(`Catalogue built: http://localhost:${PORT}\n`);
    await build('development', { onBuilt });
    await serve();
  }
}
