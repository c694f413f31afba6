import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const DEPLOY = path.join(ROOT, 'deploy/prosody');
const STAND_INS = path.join(import.meta.dirname, 'modules');

export interface ProsodyOptions {
  readonly port: number;
  readonly appId: string;
  readonly appSecret: string;
  /** Address at which the meetings service receives webhooks. */
  readonly apiUrl: string;
  readonly webhookSecret: string;
}

export interface TestProsody {
  readonly url: string;
  /** Returns Prosody's log so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Returns whether this machine has Prosody, and writes a message if not. The set-up of the tests installs it if it can.
 */
export function hasProsody(): boolean {
  const isThere = spawnSync('which', ['prosody']).status === 0;
  if (!isThere) process.stderr.write('There is no prosody on this machine: meeting on Jitsi is not tested with one.\n');
  return isThere;
}

/**
 * Starts Debian's Prosody with the configuration of docker-jitsi-meet and docker-compose.yml: our module and
 * configuration of deploy/prosody. Stand-ins with the same HTTP calls replace Jitsi's modules, which Debian does not
 * have.
 */
export async function startProsody(options: ProsodyOptions): Promise<TestProsody> {
  const { port, apiUrl, webhookSecret } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-prosody-'));
  const file = path.join(folder, 'prosody.cfg.lua');
  await writeFile(file, configure(folder, options));
  const child = spawn('prosody', ['--config', file, '-F'], {
    env: { PATH: process.env.PATH, MEET_API_URL: apiUrl, JITSI_WEBHOOK_SECRET: webhookSecret },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  while (!output.includes("Activated service 'http'")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`prosody did not start: ${output}`);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => output,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the modules that docker-compose.yml adds to the Prosody of docker-jitsi-meet. */
function modulesIn(variable: string): string {
  const compose = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  const [, names] = new RegExp(`^ +${variable}: (\\S+)$`, 'm').exec(compose)!;
  return names!
    .split(',')
    .map((name) => `"${name}"`)
    .join('; ');
}

const configure = (folder: string, { port, appId, appSecret }: ProsodyOptions) => `
run_as_root = true
data_path = "${folder}"
log = { { levels = { min = "info" }, to = "console" } }
plugin_paths = { "${DEPLOY}", "${STAND_INS}" }
modules_enabled = { "saslauth"; "disco" }
modules_disabled = { "s2s"; "tls"; "offline" }
admins = { "focus@focus.meet.jitsi" }
c2s_ports = {}
https_ports = {}
http_ports = { ${port} }
http_interfaces = { "127.0.0.1" }
http_default_host = "meet.jitsi"
consider_websocket_secure = true
muc_mapper_domain_base = "meet.jitsi"
muc_mapper_domain_prefix = "muc"
asap_accepted_issuers = { "${appId}" }
asap_accepted_audiences = { "jitsi" }

VirtualHost "meet.jitsi"
	authentication = "token"
	app_id = "${appId}"
	app_secret = "${appSecret}"
	main_muc = "muc.meet.jitsi"
	lobby_muc = "lobby.meet.jitsi"
	modules_enabled = { "websocket"; "muc_lobby_rooms"; ${modulesIn('XMPP_MODULES')} }

Component "muc.meet.jitsi" "muc"
	storage = "memory"
	restrict_room_creation = true
	muc_room_locking = false
	muc_room_default_public_jids = true
	muc_tombstones = false
	modules_enabled = { "token_verification"; ${modulesIn('XMPP_MUC_MODULES')} }

Component "focus.meet.jitsi" "focus"

Include "${DEPLOY}/meet.cfg.lua"
`;
