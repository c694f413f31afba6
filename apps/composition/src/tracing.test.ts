import { createChatRoom, listChatRooms, sendChatMessage, uploadChatFile } from '@meet/chat-contract';
import { HEADERS, type Call } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUpFromOutside } from './testing/callFromOutside.ts';
import { launchDistributed, type DistributedDeployment } from './testing/launchDistributed.ts';
import { openCollector, type CollectedSpan, type Collector } from './testing/openCollector.ts';
import { PASSWORD } from './testing/password.ts';

/** Text that is written into every field that takes text. It must not appear in any trace. */
const CANARY = 'zinnoberrot';
/** Trace headers as an outsider would send them. */
const FOREIGN = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', tracestate: `x=${CANARY}` };

let collector: Collector;
let deployment: DistributedDeployment;
let person: { readonly email: string; readonly token: string };

async function ask(call: Call, input: object, requestId: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${deployment.url}/api/${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-token': person.token,
      [HEADERS.requestId]: requestId,
      ...FOREIGN,
      ...headers,
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  collector = await openCollector();
  deployment = await launchDistributed(['chat'], {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=let%20me%20in',
  });
  person = await signUpFromOutside(deployment.url, `${CANARY} Pop`);
  const room = await ask(
    createChatRoom as Call,
    { participants: ['bo@example.com'], roomName: CANARY },
    'request-of-the-room',
  );
  const { chatId } = room.body['chatroom'] as { chatId: string };
  await ask(sendChatMessage as Call, { chatId, message: CANARY, clientMessageId: CANARY }, 'request-of-the-message');
  await ask(sendChatMessage as Call, { chatId: CANARY, message: CANARY, clientMessageId: CANARY }, 'request-refused');
  await ask(listChatRooms as Call, { [CANARY]: CANARY }, 'request-of-the-list');
  await fetch(`${deployment.url}/api/${uploadChatFile.path}?chatId=${chatId}&name=${CANARY}.txt`, {
    method: 'POST',
    headers: { 'user-token': person.token, [HEADERS.requestId]: 'request-of-the-file', ...FOREIGN },
    body: CANARY,
  });
  await fetch(`${deployment.url}/${CANARY}?${CANARY}=${CANARY}`);
  await fetch(`${deployment.url}/internal/sendChatMessage`, { method: 'POST', headers: FOREIGN, body: '{}' });
  // A process sends its remaining spans when it is stopped.
  await deployment.end('chat', 'SIGTERM');
  await deployment.endGateway();
}, 400_000);
afterAll(async () => {
  await deployment.close();
  await collector.close();
});

const getTrace = (requestId: string): readonly CollectedSpan[] => {
  const root = collector.spans.find(({ attributes }) => attributes['meet.request_id'] === requestId);
  return collector.spans.filter(({ traceId }) => traceId === root?.traceId);
};

/** Returns a trace as lines, each span under its parent. */
function outline(spans: readonly CollectedSpan[], parent?: string): string[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .flatMap(({ service, name, spanId }) => [
      `${service}: ${name}`,
      ...outline(spans, spanId).map((line) => `  ${line}`),
    ]);
}

describe('the trace of a request', () => {
  it('goes from the gateway through the service to the database', () => {
    const lines = outline(getTrace('request-of-the-message'));
    expect(lines).toEqual(
      expect.arrayContaining([
        'gateway: POST /api/send-message-to-chatroom',
        '  gateway: chat/sendChatMessage',
        '    chat: POST /internal/sendChatMessage',
        '      chat: chat/sendChatMessage',
        '        chat: bulkWrite chat.messages chat.rooms',
      ]),
    );
    // The trace is one tree: every span except the first has a parent in it.
    expect(lines).toHaveLength(getTrace('request-of-the-message').length);
    expect(lines.filter((line) => !line.startsWith(' '))).toHaveLength(1);
  });

  it('continues through a proxied request', () => {
    const lines = outline(getTrace('request-of-the-file'));
    expect(lines.slice(0, 2)).toEqual(['gateway: POST /api/*', '  chat: POST /api/upload-chat-file']);
  });

  it('carries the request id in every process', () => {
    const servers = getTrace('request-of-the-message').filter(({ attributes }) => attributes['http.route']);
    // The chat calls services of the gateway's process in turn.
    const named = servers.map(({ service, attributes }) => `${service} ${String(attributes['meet.request_id'])}`);
    expect([...new Set(named)].sort()).toEqual(['chat request-of-the-message', 'gateway request-of-the-message']);
  });

  it('shows a refusal by its code, and not as a failure', () => {
    const spans = getTrace('request-refused');
    expect(spans.find(({ name }) => name === 'chat/sendChatMessage')?.attributes['error.type']).toMatch(/^[A-Z_]+$/);
    expect(spans.filter(({ status }) => status === 2)).toEqual([]);
  });

  it('is started by the deployment only: trace headers from outside are ignored', () => {
    const own = FOREIGN.traceparent.split('-')[1];
    expect(collector.spans.filter(({ traceId }) => traceId === own)).toEqual([]);
    // A sender without the deployment's proof was refused before any span began.
    const begun = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(begun.filter(({ name }) => name.includes('/internal/'))).toEqual([]);
  });

  it('contains nothing that callers sent', () => {
    expect(collector.spans.length).toBeGreaterThan(50);
    const all = collector.sent.join('\n');
    for (const secret of [CANARY, person.token, person.email, PASSWORD, 'bo@example.com', 'user-token'])
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(collector.headers.every((headers) => headers['x-collector-key'] === 'let me in')).toBe(true);
  });

  it('has only span names of a few fixed forms', () => {
    const names = new Set(collector.spans.map(({ name }) => name));
    for (const name of names)
      expect(name).toMatch(/^((GET|POST|HEAD|PUT|DELETE) (\/[\w.:*-]*)+|[a-z]+\/\w+|[a-zA-Z]+( [\w.]+){0,2})$/);
  });
});
