import fastifyStatic from '@fastify/static';
import { PUSH_WORKER_PATH } from '@meet/contracts/push';
import { firstSegment, MEETING_SEGMENTS } from '@meet/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { CSP_REPORT_PATH, mountPolicyReports } from './mountPolicyReports.ts';
import { mountRobots } from './mountRobots.ts';

export interface EdgeOptions {
  /** Folder of the built shell: index.html, link.html (the page of meeting links), push-worker.js and assets/. */
  readonly shellFolder: string;
  /** Origins besides the own one whose frames may use camera and microphone. */
  readonly frameOrigins: readonly string[];
  /** Origins of the captcha provider; none while the product uses its own proof of work. */
  readonly captchaOrigins: readonly string[];
  /** Store addresses of the phone apps. The page offers the apps that have one. */
  readonly mobileApps: { readonly ios: string | undefined; readonly android: string | undefined };
}

const NONCE_PLACEHOLDER = /__NONCE__/g;
const APP_PLACEHOLDER = /__(IOS|ANDROID)_APP_URL__/g;
const YEAR = { immutable: true, maxAge: '365d', index: false, preCompressed: true, decorateReply: false } as const;

/** Serves the shell and its service worker. Every path without another route gets the shell's page. */
export async function mountEdge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  mountPolicyReports(app);
  mountRobots(app);
  await app.register(fastifyStatic, { root: path.join(options.shellFolder, 'assets'), prefix: '/assets/', ...YEAR });

  const worker = cachedFile(path.join(options.shellFolder, PUSH_WORKER_PATH));
  // The worker is at the root because it controls the pages there. Browsers must revalidate it each time to find a
  // newer version.
  app.get(PUSH_WORKER_PATH, (_request, reply) => {
    const script = worker();
    if (script === undefined) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });

  const { frameOrigins, captchaOrigins, mobileApps } = options;
  const apps = { IOS: attribute(mobileApps.ios), ANDROID: attribute(mobileApps.android) };
  const page = cachedFile(path.join(options.shellFolder, 'index.html'));
  const linkPage = cachedFile(path.join(options.shellFolder, 'link.html'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = MEETING_SEGMENTS.has(getSegment(request)) ? linkPage() : page();
    if (html === undefined) return reply.code(503).type('text/plain').send('The pages are not built: npm run build.');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy({ nonce, frameOrigins, captchaOrigins }))
      .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`)
      .header('permissions-policy', permissions(frameOrigins))
      .send(
        html
          .replace(NONCE_PLACEHOLDER, nonce)
          .replace(APP_PLACEHOLDER, (_mark, store: keyof typeof apps) => apps[store]),
      );
  };

  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  // A path under a route of the server is no page.
  app.get('/*', (request, reply) =>
    app.routeSegments.has(getSegment(request).toLowerCase()) ? reply.callNotFound() : sendPage(request, reply),
  );
}

const getSegment = ({ url }: FastifyRequest) => firstSegment(url.split('?', 1)[0]!);

/** Escapes a text for an attribute value in quotes. */
const attribute = (value = '') => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function permissions(frameOrigins: readonly string[]): string {
  const origins = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return ['camera', 'microphone', 'display-capture', 'autoplay', 'fullscreen']
    .map((name) => `${name}=(${origins})`)
    .join(', ');
}

/**
 * Returns a reader of a file's text, which reads it again after a change. It returns undefined while the file does not
 * exist.
 */
function cachedFile(file: string): () => string | undefined {
  let kept: { at: number; text: string } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (kept?.at !== at) kept = { at, text: readFileSync(file, 'utf8') };
    return kept.text;
  };
}
