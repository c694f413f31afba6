import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Program that answers like LiveKit and ends on an interrupt. */
const SERVER = `#!${process.execPath}
const { port } = JSON.parse(process.env.LIVEKIT_CONFIG);
require('node:http').createServer((request, response) => response.end()).listen(port, '127.0.0.1');
process.on('SIGINT', () => process.exit());
`;
const MODULE = path.join(import.meta.dirname, 'runLiveKitServer.ts');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean) => {
  while (!holds()) await pause(20);
};

describe('a managed LiveKit server', () => {
  let folder: string;
  let owner: ChildProcess;
  let pid: number;
  let said: string;
  /** Returns the ids of the server's processes so far, the oldest first. */
  const listPids = () => Array.from(said.matchAll(/runs (\d+)\n/g), ([, id]) => Number(id));
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-livekit-'));
    const binary = path.join(folder, 'livekit-server');
    await writeFile(binary, SERVER);
    await chmod(binary, 0o755);
    const script = `
      const { runLiveKitServer } = await import(${JSON.stringify(MODULE)});
      const onEnd = () => console.log('ended');
      const server = await runLiveKitServer({ binary: ${JSON.stringify(binary)}, webhookUrl: 'http://localhost', onEnd });
      process.on('SIGINT', async () => {
        // There is other work to finish first.
        await new Promise((resolve) => setTimeout(resolve, 300));
        await server.stop();
        console.log('stopped');
      });
      let announced;
      const announce = () => {
        if (server.pid !== announced) console.log('runs', server.pid);
        announced = server.pid;
      };
      announce();
      setInterval(announce, 50);
    `;
    // A process group of its own, as in a terminal, whose signals reach the whole group.
    owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    said = '';
    owner.stdout!.on('data', (text) => (said += String(text)));
    await until(() => listPids().length === 1);
    pid = listPids()[0]!;
  });
  afterEach(async () => {
    if (owner.exitCode === null && owner.signalCode === null) {
      owner.kill('SIGKILL');
      await once(owner, 'exit');
    }
    await rm(folder, { recursive: true });
  });

  it('ends with its owner, even if the owner is killed', async () => {
    expect(isAlive(pid)).toBe(true);
    owner.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('receives no interrupt from the terminal, and ends when it is stopped', async () => {
    process.kill(-owner.pid!, 'SIGINT');
    await until(() => said.includes('stopped'));
    expect(isAlive(pid)).toBe(false);
    expect(said).not.toContain('ended');
  });

  it('notifies its owner when it ends unexpectedly, and is started again', async () => {
    process.kill(pid, 'SIGKILL');
    await until(() => said.includes('ended'));
    await until(() => listPids().length === 2);
    expect(isAlive(listPids()[1]!)).toBe(true);
  });
});
