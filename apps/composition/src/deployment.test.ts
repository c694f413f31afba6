import { createHttpServer, createLogger, readSettings } from '@meet/service-kit';
import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { roomSettings } from './roomSettings.ts';
import { SERVICE_NAMES, createServices } from './services.ts';
import { processSettings, serviceSettings } from './settings.ts';
import { STOP_LIMIT_MS } from './processLife.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const TARGETS = [...read('Dockerfile').matchAll(/^FROM (?:runtime|service) AS (\S+)$/gm)].map(([, name]) => name!);
/** Services with a single process, because the people of a room must all reach the same one. */
const ALONE = ['rooms'];
const GATEWAYS = ['gateway', 'rooms'];
const PORT_OF = (name: string) => (GATEWAYS.includes(name) ? 8080 : 8091);
const SERVICES_AT = Object.fromEntries(SERVICE_NAMES.map((name) => [name, [`http://${name}:8091`]]));

async function knownSettings(): Promise<Set<string>> {
  const services = await createServices();
  const tables = [
    processSettings,
    serviceSettings,
    roomSettings,
    ...services.map(({ settings }) => settings as object),
  ];
  return new Set([...tables.flatMap((table) => Object.keys(table))]);
}

interface ComposeService {
  readonly build?: { readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly container_name?: string;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const ours = Object.entries(compose.services).filter(([, { build }]) => build);

describe('docker-compose.yml', () => {
  it('runs only existing images, with known settings', async () => {
    const known = await knownSettings();
    expect(ours.map(([name]) => name).sort()).toEqual([...SERVICE_NAMES, ...GATEWAYS, 'meet'].sort());
    for (const [name, { build, environment = {} }] of ours) {
      expect(TARGETS).toContain(build!.target);
      expect([name, Object.keys(environment).filter((variable) => !known.has(variable))]).toEqual([name, []]);
    }
  });

  it('depends only on services and mounts only volumes that it declares', () => {
    for (const { depends_on: needed = {}, volumes = [] } of Object.values(compose.services)) {
      const names = Array.isArray(needed) ? (needed as string[]) : Object.keys(needed);
      expect(names.filter((name) => !compose.services[name])).toEqual([]);
      const named = volumes.map((volume) => volume.split(':')[0]!).filter((volume) => !volume.startsWith('.'));
      expect(named.filter((volume) => !(volume in compose.volumes))).toEqual([]);
    }
  });

  it('gives gateways and services time to stop, but no fixed name or port, and puts a proxy in front', () => {
    for (const name of [...GATEWAYS, ...SERVICE_NAMES]) {
      const { ports, container_name: fixed, stop_grace_period: grace } = compose.services[name]!;
      expect([name, ports, fixed]).toEqual([name, undefined, undefined]);
      expect(Number.parseInt(grace!) * 1_000).toBeGreaterThan(STOP_LIMIT_MS);
    }
    expect(compose.services['proxy']).toMatchObject({ ports: ['8080:8080'], depends_on: { gateway: {}, rooms: {} } });
  });

  it('gives gateways the addresses of the services, and of the gateway that holds the rooms', () => {
    for (const name of GATEWAYS) {
      const { environment } = compose.services[name]!;
      const { SERVICE_URLS, ROOMS_URL } = readSettings(
        { SERVICE_URLS: processSettings.SERVICE_URLS, ROOMS_URL: processSettings.ROOMS_URL },
        environment!,
      );
      expect(SERVICE_URLS).toEqual(SERVICES_AT);
      expect(ROOMS_URL).toBe(name === 'rooms' ? undefined : 'http://rooms:8080');
    }
  });

  it('makes Jitsi notify and query the product, accept its control, and take roles only from tokens', () => {
    const { 'jitsi-prosody': prosody, 'jitsi-focus': focus, meet } = compose.services;
    const { environment = {}, volumes = [] } = prosody!;
    const mounted = volumes.map((volume) => volume.split(':')[0]!);
    expect(mounted.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const added = read('deploy/prosody/meet.cfg.lua');
    const variables = [...added.matchAll(/\bENV_(\w+)/g)].map(([, name]) => name!);
    expect(variables).toEqual(expect.arrayContaining(['JITSI_WEBHOOK_SECRET', 'MEET_API_URL']));
    expect(variables.filter((name) => !(name in environment))).toEqual([]);
    expect(environment).toMatchObject({
      XMPP_MODULES: 'reservations,meet_control',
      XMPP_MUC_MODULES: 'token_affiliation',
    });
    expect(focus!.environment).toMatchObject({ ENABLE_AUTO_OWNER: '0' });
    for (const name of ['JITSI_WEBHOOK_SECRET', 'JITSI_CONTROL_URL', 'JITSI_CONFERENCE_DOMAIN'])
      expect(meet!.environment).toHaveProperty(name);
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- manifests of all kinds
  readonly spec: any;
  readonly data?: Readonly<Record<string, string>>;
}
const BASE = 'deploy/kubernetes/base';
const files = readdirSync(path.join(ROOT, BASE), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
const manifests = files
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`${BASE}/${file}`)).map((document) => document.toJS() as Manifest));
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name);

describe('the manifests for Kubernetes', () => {
  it('are all named by the kustomization', () => {
    const { resources } = parse(read(`${BASE}/kustomization.yaml`)) as { resources: string[] };
    expect([...resources, 'kustomization.yaml'].sort()).toEqual([...files].sort());
  });

  it('define a deployment, service and disruption budget for each, and autoscaling if several may run', () => {
    const names = [...GATEWAYS, ...SERVICE_NAMES].sort();
    const listNames = (kind: string) => [
      kind,
      ofKind(kind)
        .map(({ metadata }) => metadata.name)
        .sort(),
    ];
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget']) expect(listNames(kind)).toEqual([kind, names]);
    const several = names.filter((name) => !ALONE.includes(name));
    expect(listNames('HorizontalPodAutoscaler')).toEqual(['HorizontalPodAutoscaler', several]);
    for (const name of several) expect(named('HorizontalPodAutoscaler', name)!.spec.scaleTargetRef.name).toBe(name);
    for (const name of ALONE)
      expect(named('Deployment', name)!.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    for (const name of names) {
      const { labels } = named('Deployment', name)!.spec.template.metadata;
      expect(named('Deployment', name)!.spec.selector.matchLabels).toEqual(labels);
      expect(named('PodDisruptionBudget', name)!.spec.selector.matchLabels).toEqual(labels);
      expect(named('Service', name)!.spec).toMatchObject({ selector: labels, ports: [{ port: PORT_OF(name) }] });
      // Callers choose among the processes of a service themselves.
      expect(named('Service', name)!.spec.clusterIP).toBe(GATEWAYS.includes(name) ? undefined : 'None');
    }
  });

  it('use only existing images, ports and settings', async () => {
    const known = await knownSettings();
    const { data } = named('ConfigMap', 'meet')!;
    const notified = read(`${BASE}/configuration.yaml`).matchAll(/--from-literal=(\w+)=/g);
    const variables = [...Object.keys(data!), ...[...notified].map(([, name]) => name!)];
    for (const { metadata, spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      expect(TARGETS.map((target) => `meet-${target}`)).toContain(container.image);
      expect(container.ports).toEqual([{ name: 'http', containerPort: PORT_OF(metadata.name) }]);
      const rooms = metadata.name === 'gateway' ? [{ name: 'ROOMS_URL', value: 'http://rooms:8080' }] : [];
      expect(container.env).toEqual([{ name: 'PORT', value: String(PORT_OF(metadata.name)) }, ...rooms]);
    }
    expect(variables).toEqual(expect.arrayContaining(['MEET_SECRET', 'MONGODB_URL', 'PUBLIC_URL']));
    expect(variables.filter((variable) => !known.has(variable))).toEqual([]);
    const { SERVICE_URLS } = readSettings({ SERVICE_URLS: processSettings.SERVICE_URLS }, data as never);
    expect(SERVICE_URLS).toEqual(SERVICES_AT);
    // An unreadable value is refused at the start.
    expect(() => readSettings(processSettings, data as never)).not.toThrow();
  });

  it('probe paths that are served, and leave enough time to stop', async () => {
    const app = await createHttpServer({ log: createLogger({ level: 'silent' }) });
    for (const { spec } of ofKind('Deployment')) {
      const { containers, terminationGracePeriodSeconds } = spec.template.spec;
      const [{ startupProbe, readinessProbe, livenessProbe, lifecycle }] = containers;
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
        expect([httpGet.port, (await app.inject(httpGet.path)).statusCode]).toEqual(['http', 200]);
      const left = terminationGracePeriodSeconds - lifecycle.preStop.sleep.seconds;
      expect(left * 1_000).toBeGreaterThan(STOP_LIMIT_MS);
    }
    await app.close();
  });

  it('hold no secret', () => {
    const secrets = Object.entries(processSettings).filter(([, { secret }]) => secret);
    expect(secrets.length).toBeGreaterThan(3);
    const { data } = named('ConfigMap', 'meet')!;
    expect(secrets.map(([name]) => name).filter((name) => name in data!)).toEqual([]);
    expect(ofKind('Secret')).toEqual([]);
  });
});
