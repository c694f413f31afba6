import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { freePort } from '@meet/service-kit/testing/freePort';
import path from 'node:path';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, '.cache/catalogue-e2e');
/** A path below the host's root, like a page on a code-hosting site. */
const PLACE = '/meet/catalogue/';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let server: Server;
let address: string;
test.beforeAll(async () => {
  const node = path.join(ROOT, 'node_modules/node/bin/node');
  const build = spawn(node, ['packages/ui/catalogue/serve.js', '--build', OUT], { cwd: ROOT, stdio: 'inherit' });
  expect(await once(build, 'exit')).toEqual([0, null]);
  const port = await freePort();
  address = `http://localhost:${port}${PLACE}`;
  server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url!, address);
    const file = pathname === PLACE ? 'index.html' : pathname.slice(PLACE.length);
    const body = pathname.startsWith(PLACE) && (await readFile(path.join(OUT, file)).catch(() => undefined));
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(body || '');
  }).listen(port);
});
test.afterAll(async () => {
  server.close();
  await rm(OUT, { recursive: true, force: true });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page of the design catalogue works from static files and is accessible, ${colorScheme}`, async ({
    page,
  }) => {
    const wrong: string[] = [];
    page.on('pageerror', ({ message }) => wrong.push(message));
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    expect(names).toEqual(expect.arrayContaining(['foundations', 'buttons', 'overlays', 'frame']));
    for (const name of names) {
      await page.goto(`${address}?page=${name}`);
      await expectAccessible(page.getByRole('heading').first());
    }
    expect(wrong).toEqual([]);
  });
}
