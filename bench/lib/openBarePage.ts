import { mountEdge } from '@meet/gateway';
import { createHttpServer, createLogger } from '@meet/service-kit';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

/** Opens a page that consists of one script, built for production and served by the product's edge. */
export async function openBarePage(entry: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-bare-page-'));
  const script = await build(entry, path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><div id="root"></div><script defer nonce="__NONCE__" src="/assets/${script}"></script></html>`,
  );
  const app = await createHttpServer({ log: createLogger({ level: 'silent' }) });
  await mountEdge(app, {
    shellFolder: folder,
    frameOrigins: [],
    captchaOrigins: [],
    mobileApps: { ios: undefined, android: undefined },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function build(entry: string, folder: string): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: folder, filename: 'bare.[contenthash:10].js' },
    performance: false,
  })!;
  const script = await new Promise<string>((resolve, reject) =>
    compiler.run((error, stats) => {
      const [built] = stats?.toJson({ assets: true }).assets ?? [];
      if (error || stats?.hasErrors() || !built) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(built.name);
    }),
  );
  const file = path.join(folder, script);
  await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  return script;
}
