import { toIntegrity } from '@meet/releases-contract/checks';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestChannel {
  readonly stable: string | null;
  readonly canary: unknown;
  readonly previews: readonly { readonly name: string; readonly release: string }[];
  readonly disabled: boolean;
  readonly revision: number;
}

export interface TestRegistry {
  readonly url: string;
  readonly token: string;
  /** Accepted uploads, in order. */
  readonly uploads: readonly {
    readonly recordText: string;
    readonly signature: string | undefined;
    readonly types: string | undefined;
  }[];
  readonly channel: () => TestChannel;
  /** Simulates another person who changes the channel between reading and writing. */
  readonly beforeNextChange: (change: (channel: TestChannel) => TestChannel) => void;
  readonly refuseNext: (status: number, body: object) => void;
  /** Adds another live remote, with its declarations for others. */
  readonly list: (name: string, pages: object, declarations?: string) => void;
  /** Serves different content under the name of a remote's declarations. */
  readonly spoil: (name: string) => void;
  /** Sets the declarations of the live shell, as its build writes them. Returns their digest. */
  readonly declare: (declarations: object) => string;
  /** Serves other declarations under the present digest. */
  readonly forge: (declarations: object) => void;
  readonly stop: () => void;
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { success: false, code, message },
});
type Answer = ReturnType<typeof refusal> | { status: number; body: object };

/** Starts a registry of one remote. It validates uploads as strictly as the product. */
export async function startRegistry(remote: string): Promise<TestRegistry> {
  const token = 'mp_of-a-test';
  const uploads: { recordText: string; signature: string | undefined; types: string | undefined; releaseId: string }[] =
    [];
  const audit: { channel: TestChannel }[] = [];
  const others: Record<string, object> = {};
  /** Files of other remotes, by address. */
  const served: Record<string, string> = {};
  let channel: TestChannel = { stable: null, canary: null, previews: [], disabled: false, revision: 1 };
  let rival: ((channel: TestChannel) => TestChannel) | undefined;
  let refused: Answer | undefined;
  let declared: { digest: string; declarations: object } | undefined;

  function change(next: TestChannel): void {
    channel = { ...next, revision: channel.revision + 1 };
    audit.unshift({ channel });
  }

  async function publish(request: IncomingMessage): Promise<Answer> {
    const form = await toForm(request);
    const sentRecord = form.get('record');
    const recordText = typeof sentRecord === 'string' ? sentRecord : ((await sentRecord?.text()) ?? '');
    const record = JSON.parse(recordText) as { version: string; hash: string; files: Record<string, string> };
    const sent = new Map(form.getAll('file').map((file) => [(file as File).name, file as File]));
    for (const [name, integrity] of Object.entries(record.files)) {
      const bytes = await sent.get(name)?.bytes();
      if (!bytes) return refusal(422, 'RELEASE_REFUSED', `${name} was not sent.`);
      const digest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (digest !== integrity) return refusal(422, 'RELEASE_REFUSED', `${name} has other bytes.`);
    }
    const unlisted = [...sent.keys()].filter(
      (name) => !(name in record.files || name.replace(/\.br$/, '') in record.files),
    );
    if (unlisted.length) return refusal(422, 'RELEASE_REFUSED', `${unlisted.join()} is not in the record.`);
    const types = form.get('types')?.toString();
    if (declared && types !== declared.digest) return refusal(422, 'RELEASE_REFUSED', 'Other declarations.');
    const releaseId = `${record.version}-${record.hash}`;
    const isNew = !uploads.some((upload) => upload.releaseId === releaseId);
    if (isNew) uploads.push({ recordText, releaseId, signature: form.get('signature')?.toString(), types });
    return { status: 200, body: { success: true, release: buildRelease(releaseId), isNew } };
  }

  async function put(request: IncomingMessage): Promise<Answer> {
    const wanted = JSON.parse((await readBytes(request)).toString()) as Partial<TestChannel>;
    const named = request.headers['if-match'];
    if (!named) return refusal(428, 'CHANNEL_REVISION_REQUIRED', 'Send the revision.');
    if (rival) change(rival(channel));
    rival = undefined;
    if (named !== `"${channel.revision}"`) return refusal(412, 'CHANNEL_REVISION_STALE', 'Somebody changed this.');
    const missing = [wanted.stable, ...(wanted.previews ?? []).map(({ release }) => release)].find(
      (id) => id && !uploads.some(({ releaseId }) => releaseId === id),
    );
    if (missing) return refusal(404, 'RELEASE_NOT_FOUND', `There is no release ${missing}.`);
    change({ ...channel, ...wanted });
    return { status: 200, body: { success: true, channel } };
  }

  const buildRelease = (releaseId: string) => ({
    releaseId,
    publishedAt: 0,
    publishedBy: 'A test',
    channels: [],
    record: {},
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /registry.json') return { status: 200, body: { remotes: others } };
    if (route === 'GET /api/shell-types')
      return {
        status: 200,
        body: { digest: declared?.digest ?? null, address: declared ? '/assets/types.json' : null },
      };
    if (route === 'GET /assets/types.json' && declared) return { status: 200, body: declared.declarations };
    if (route === 'POST /graphql') return { status: 400, body: { errors: [{ message: 'unknown document' }] } };
    if (request.headers.authorization !== `Bearer ${token}`)
      return refusal(401, 'PUBLISH_TOKEN_INVALID', 'This publish token is unknown.');
    switch (route) {
      case `POST /api/releases/${remote}`: {
        const answered = await publish(request);
        const instead = refused;
        refused = undefined;
        return instead ?? answered;
      }
      case `GET /api/releases/${remote}`:
        return {
          status: 200,
          body: { success: true, releases: uploads.map(({ releaseId }) => buildRelease(releaseId)).reverse() },
        };
      case `GET /api/channels/${remote}`:
        return { status: 200, body: { success: true, channel } };
      case `GET /api/channels/${remote}/audit`:
        return { status: 200, body: { success: true, entries: audit } };
      case `PUT /api/channels/${remote}`:
        return put(request);
      default:
        return refusal(404, 'REMOTE_NOT_FOUND', 'There is no such remote.');
    }
  }

  const server = createServer((request, response) => {
    const file = served[request.url!];
    if (file !== undefined) return void response.end(file);
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    uploads,
    channel: () => channel,
    beforeNextChange: (change) => void (rival = change),
    refuseNext: (status, body) => void (refused = { status, body: { success: false, ...body } }),
    list(name, pages, declarations) {
      const base = `/r/${name}/1.0.0-0123456789ab/`;
      const files = declarations && { 'slots.d.ts': toIntegrity(declarations) };
      others[name] = { name, base, manifest: { pages }, ...(files && { types: 'slots.d.ts', files }) };
      if (declarations) served[`${base}slots.d.ts`] = declarations;
    },
    spoil: (name) => void (served[`/r/${name}/1.0.0-0123456789ab/slots.d.ts`] += '//'),
    declare(declarations) {
      const digest = createHash('sha256').update(JSON.stringify(declarations)).digest('hex');
      declared = { digest, declarations };
      return digest;
    },
    forge(declarations) {
      declared = { digest: declared!.digest, declarations };
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const toForm = async (request: IncomingMessage): Promise<FormData> =>
  new Response(new Uint8Array(await readBytes(request)), {
    headers: { 'content-type': request.headers['content-type']! },
  }).formData();
