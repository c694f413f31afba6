import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LiveKitServerOptions {
  /** Path of `livekit-server`. */
  binary: string;
  /** Address to which the server sends its webhooks. */
  webhookUrl: string;
  /** Called when the server ended by itself, before it is started again. */
  onEnd?(code: number | null): void;
}

export interface LiveKitServer {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** Id of the running process, or undefined if none runs. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const ADDRESS = '127.0.0.1';
const START_LIMIT_MS = 15_000;
const POLL_MS = 50;
const RESTART_PAUSE_MS = 1_000;
const STOP_LIMIT_MS = 3_000;

/**
 * Runs a LiveKit server on the loopback address with its own keys, and starts it again if it ends. Rejects if it does
 * not answer within fifteen seconds.
 */
export async function runLiveKitServer({ binary, webhookUrl, onEnd }: LiveKitServerOptions): Promise<LiveKitServer> {
  const apiKey = `meet-${randomBytes(6).toString('hex')}`;
  const apiSecret = randomBytes(32).toString('hex');
  const port = await freeTcpPort();
  const udpPort = await freeUdpPort();
  const configuration = {
    port,
    bind_addresses: [ADDRESS],
    rtc: {
      udp_port: udpPort,
      tcp_port: 0,
      // Without an entry, LiveKit uses public servers, which then learn each person's address.
      stun_servers: [`${ADDRESS}:${udpPort}`],
      node_ip: ADDRESS,
      use_external_ip: false,
      enable_loopback_candidate: true,
    },
    // The indicators of speech should react to short sounds as well.
    audio: { min_percentile: 10, update_interval: 300 },
    // An old token must not open a room that has ended.
    room: { auto_create: false },
    keys: { [apiKey]: apiSecret },
    webhook: { api_key: apiKey, urls: [webhookUrl] },
    logging: { level: 'error', json: true },
  };
  // YAML includes JSON. The environment is used because other users of this machine may list a process's arguments.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LIVEKIT_CONFIG: JSON.stringify(configuration) };
  let child: ChildProcess;
  let isStopping = false;

  const start = () => {
    // Detached, so that the terminal's signals do not reach it: the product stops it after it has stopped itself.
    child = spawn(binary, [], { env, stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    const guard = guardOrphan(child);
    child.once('exit', (code) => {
      guard.kill('SIGKILL');
      if (isStopping) return;
      onEnd?.(code);
      setTimeout(() => isStopping || start(), RESTART_PAUSE_MS).unref();
    });
  };
  // If this process exits without `stop`, the server ends with it.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  const stop = async () => {
    isStopping = true;
    process.off('exit', leave);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // After a polite signal, it would wait until everybody has left its rooms.
    child.kill('SIGKILL');
    await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
  };

  start();
  try {
    await untilAnswers(`http://${ADDRESS}:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `ws://${ADDRESS}:${port}`,
    apiKey,
    apiSecret,
    get pid() {
      return child.pid;
    },
    stop,
  };
}

/** Kills a process once this one is gone, even if this one was killed: the pipe to the guard closes then. */
function guardOrphan({ pid }: ChildProcess): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  return guard;
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await pause(POLL_MS);
  }
  throw new Error(`livekit-server did not answer within ${START_LIMIT_MS / 1000} s`);
}

async function freeTcpPort(): Promise<number> {
  const server = createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, ADDRESS);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}
