import { WEBHOOK_PATH } from '@meet/meeting-room';
import { findLiveKit, runLiveKitServer } from '@meet/meeting-room/livekit';
import type { Logger, ValuesOf } from '@meet/service-kit';
import { existsSync } from 'node:fs';
import { readLiveKit, type LiveKitAddress, type roomSettings } from './roomSettings.ts';
import { StartError } from './StartError.ts';

export interface OpenLiveKitOptions {
  readonly settings: ValuesOf<typeof roomSettings>;
  readonly env: NodeJS.ProcessEnv;
  /** Address and port on which the product itself listens. */
  readonly host: string;
  readonly port: number;
  readonly log: Logger;
}

export interface OpenLiveKit extends LiveKitAddress {
  /** Whether this process runs the server itself. */
  readonly isOwn: boolean;
  stop(): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/**
 * Returns the LiveKit deployment of the settings, otherwise one that this process runs, otherwise undefined. Throws
 * SettingsError or StartError.
 */
export async function openLiveKit({
  settings,
  env,
  host,
  port,
  log,
}: OpenLiveKitOptions): Promise<OpenLiveKit | undefined> {
  const named = readLiveKit(settings);
  if (named) return { ...named, isOwn: false, stop: async () => undefined };
  const binary = findBinary(settings.LIVEKIT_BINARY, env, host);
  if (!binary) return undefined;
  const address = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const server = await runLiveKitServer({
      binary,
      webhookUrl: `http://${address}:${port}${WEBHOOK_PATH}`,
      onEnd: (code) => log.error({ code }, 'livekit-server ended; it is started again'),
    });
    return { ...server, isOwn: true };
  } catch (error) {
    throw new StartError(`${binary}: ${(error as Error).message}. Set LIVEKIT_BINARY=none to do without it.`);
  }
}

function findBinary(given: string | undefined, env: NodeJS.ProcessEnv, host: string): string | undefined {
  if (given === 'none') return undefined;
  if (given && !existsSync(given)) throw new StartError(`LIVEKIT_BINARY=${given} is no file.`);
  return given ?? (LOOPBACK.includes(host) ? findLiveKit(env.PATH) : undefined);
}
