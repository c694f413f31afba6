import { HEADERS, type InputOf } from '@meet/contracts';
import { toReleaseId } from '@meet/contracts/remotes';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '@meet/contracts/routes';
import type { sendTelemetry } from '@meet/releases-contract';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { Report } from '../base/createTelemetry.ts';
import { requestHeaders } from '../session/createApi.ts';
import type { RemoteDirectory } from '../remotes/createRemoteDirectory.ts';

type Telemetry = InputOf<typeof sendTelemetry>;

const PATH: `/api/${(typeof sendTelemetry)['path']}` = '/api/telemetry';
const FIRST_MS = 5_000;
const EVERY_MS = 60_000;
/** Maximum count of one kind in one report. */
const COUNT_MAX = 100;

interface Gathered {
  sessions: number;
  readonly errors: Map<Report['kind'], number>;
  readonly vitals: Map<string, number>;
}

interface UsageOptions {
  readonly remotes: Pick<RemoteDirectory, 'running' | 'findDrawer' | 'ownPageAt'>;
  /** Failures before the usage reports started. */
  readonly reports: readonly Report[];
  readonly send?: (telemetry: Telemetry) => void;
  /** Calls `tell` with each vital of the page once it is known. */
  readonly watchVitals?: (notify: (metric: Pick<Metric, 'name' | 'value'>) => void) => void;
}

/**
 * Reports to the registry how the releases on this page perform. A report has their loads, their failures by kind, and
 * the vitals of the pages that they drew. Reports contain nothing about the person or the address. The registry reads
 * from the sender's session which release the person has. It keeps digests by which it counts each person and network
 * only a few times.
 */
export function createUsageReports(options: UsageOptions): void {
  const { remotes, reports, send = sendAnyhow, watchVitals = watchWebVitals } = options;
  const counted = new Set<string>();
  const gathered = new Map<string, Gathered>();
  const firstPage = location.pathname;

  function of(remote: string): Gathered {
    const known = gathered.get(remote) ?? { sessions: 0, errors: new Map(), vitals: new Map() };
    gathered.set(remote, known);
    return known;
  }

  function count({ remote, kind }: Report): void {
    if (!remote) return;
    const { errors } = of(remote);
    errors.set(kind, Math.min(COUNT_MAX, (errors.get(kind) ?? 0) + 1));
  }

  /**
   * Counts a vital. Load times belong to the remote of the first page, response times to the remote of the present
   * page.
   */
  function measure({ name, value }: Pick<Metric, 'name' | 'value'>): void {
    const remote = drawerAt(remotes, name === 'INP' ? location.pathname : firstPage);
    if (remote) of(remote).vitals.set(name.toLowerCase(), value);
  }

  function flush(): void {
    const running = remotes.running();
    for (const { name } of running) {
      if (counted.has(name)) continue;
      counted.add(name);
      of(name).sessions = 1;
    }
    const entries = running.flatMap((release): Telemetry['entries'] => {
      const found = gathered.get(release.name);
      if (!found) return [];
      gathered.delete(release.name);
      return [
        {
          remote: release.name,
          releaseId: toReleaseId(release),
          sessions: found.sessions,
          errors: [...found.errors].map(([kind, times]) => ({ kind, count: times })),
          vitals: [...found.vitals].map(([name, value]) => ({ name, value })) as never,
        },
      ];
    });
    if (entries.length) send({ entries });
  }

  for (const report of reports) count(report);
  window.addEventListener('meet:report', ({ detail }) => count(detail));
  watchVitals(measure);
  setTimeout(() => {
    flush();
    setInterval(flush, EVERY_MS);
  }, FIRST_MS);
  // Flushes after the vitals' own listener of the same event, which reports the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  });
}

function watchWebVitals(notify: (metric: Metric) => void): void {
  onLCP(notify);
  onCLS(notify);
  onINP(notify);
}

function drawerAt(remotes: UsageOptions['remotes'], pathname: string): string | undefined {
  const promised = Object.entries(ROUTES).find(([, { path }]) => matchPath(path, pathname))?.[0];
  const name = remotes.ownPageAt(pathname)?.name ?? promised;
  return name && remotes.findDrawer(name)?.id;
}

/**
 * Sends a report that outlives the page. A beacon would, too, but it can't carry the session's header, by which the
 * registry recognises a canary.
 */
function sendAnyhow(telemetry: Telemetry): void {
  const { [HEADERS.userToken]: user, [HEADERS.adminToken]: admin } = requestHeaders();
  const headers = {
    'content-type': 'application/json',
    ...(user && { [HEADERS.userToken]: user }),
    ...(admin && { [HEADERS.adminToken]: admin }),
  };
  // A lost report is not repeated; the next one covers only later data.
  fetch(PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(telemetry) }).catch(() => {});
}
