import { spawn } from 'node:child_process';
import path from 'node:path';
import { endProcess } from '@meet/all-in-one/testing/endProcess.ts';
import { freePort } from '@meet/all-in-one/testing/freePort.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const BUILD_MS = 240_000;

test('one remote is served in the shell’s frame from its sources, against a gateway of choice', async ({
  newPerson,
  baseURL,
}) => {
  const ana = await newPerson('Ana Pop');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    path.join(ROOT, 'node_modules/node/bin/node'),
    ['packages/mfe-build/src/bin/mfe.js', 'dev', '--folder', 'mfe-chat', '--port', String(port)],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, MFE_GATEWAY: baseURL } },
  );
  try {
    await expect
      .poll(() => liveChat(url), { timeout: BUILD_MS })
      .toMatchObject({ name: 'mfe-chat', hash: 'development' });
    const errors: string[] = [];
    ana.page.on('pageerror', ({ message }) => errors.push(message));
    await ana.page.goto(`${url}/dashboard/join`);
    await chatWidget(ana.page).open();
    await expect(chatWidget(ana.page).window.getByText('No conversation started')).toBeVisible();
    // The other remotes come from the gateway.
    await expect(ana.page.getByRole('button', { name: 'Join meeting' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await endProcess(server, 'SIGTERM');
  }
});

/** What the stand-alone server's registry says of the chat; undefined while nothing is served. */
async function liveChat(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/registry.json`).catch(() => undefined);
  const { remotes } = ((await answer?.json()) ?? { remotes: {} }) as { remotes: Record<string, unknown> };
  return remotes['mfe-chat'];
}
