import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHAT_RECOVERY_PAGE,
  chatRoomExport,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  exportChatRoom,
  leaveChatRoom,
  pinChatMessage,
  reactToChatMessage,
  removeChatMember,
  sendChatFile,
  sendChatMessage,
  uploadChatFile,
  type ChatRoomExport,
} from '@meet/chat-contract';
import { toMentionToken } from '@meet/contracts/markdown';
import type { Caller } from '@meet/contracts';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ rateLimits: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ada, ben] = [chat.person('Ada'), chat.person('Ben')];
  chatId = await openRoom('Launch');
});

async function openRoom(roomName: string): Promise<string> {
  const { body } = await chat.request(createChatRoom, { participants: [ben.email], roomName }, { as: ada });
  return body.chatroom.chatId;
}

/** Returns a person as a caller within this process. */
const asCaller = ({ accountId, email, fullName }: TestPerson): Caller => ({
  ...SERVICE_CALLER,
  ...{ kind: 'user', accountId, email, fullName, sessionId: 'session' },
});

interface Requested {
  readonly as?: TestPerson;
  readonly timezone?: string;
  readonly locale?: string;
}
const ask = (format: string, { as = ada, timezone, locale }: Requested = {}) =>
  chat.request(
    exportChatRoom,
    { chatId, format, ...(timezone && { timezone }) },
    { as, headers: { ...(locale && { locale }) } },
  );
async function getJson(requested?: Requested): Promise<ChatRoomExport> {
  const { status, body } = await ask('json', requested);
  expect(status).toBe(200);
  return chatRoomExport.noUnknown().validate(body, { strict: true }) as Promise<ChatRoomExport>;
}
async function getHtml(requested?: Requested): Promise<string> {
  const { status, body } = await ask('html', requested);
  expect(status).toBe(200);
  return body as string;
}
const say = async (message: string, as = ada, replyTo?: number): Promise<number> =>
  (await chat.request(sendChatMessage, { chatId, message, replyTo }, { as })).body.message.sequence;

/** Stores `count` messages in the room at once. */
async function fill(count: number, content: (sequence: number) => string): Promise<void> {
  const { lastSequence: before } = (await chat.deps.rooms.findById(chatId).lean())!;
  await chat.deps.messages.insertMany(
    Array.from({ length: count }, (_, at) => ({
      _id: `${chatId}:${before + at + 1}`,
      ...{ chatId, sequence: before + at + 1, authorId: ada.accountId, name: 'Ada', email: ada.email },
      ...{ clientMessageId: `made-${at}`, content: content(before + at + 1), timestamp: chat.clock.now() },
    })),
  );
  await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastSequence: before + count } });
}

describe('an exported room', () => {
  it('contains the members, and each message with author, time, marks, reply, reactions and file', async () => {
    await say('The launch is on **Monday**');
    await say(`${toMentionToken(ada.accountId)} so it is`, ben, 1);
    await chat.request(editChatMessage, { chatId, sequence: 1, message: 'It is on Tuesday', revision: 1 }, { as: ada });
    await chat.request(pinChatMessage, { chatId, sequence: 1, isPinned: true }, { as: ben });
    await chat.request(reactToChatMessage, { chatId, sequence: 1, emoji: '👍', isOn: true }, { as: ben });
    const { body } = await chat.request(
      uploadChatFile,
      { chatId, name: 'Plan.pdf' },
      { as: ben, bytes: sampleFiles.pdf },
    );
    await chat.request(sendChatFile, { chatId, fileId: body.file.fileId }, { as: ben });
    const { room, members, messages } = await getJson();
    expect(room).toMatchObject({ chatId, kind: 'room', title: 'Launch' });
    expect(members).toEqual([
      { name: 'Ada', email: ada.email, isOwner: true, isInvited: false },
      { name: 'Ben', email: ben.email, isOwner: false, isInvited: false },
    ]);
    const now = new Date(chat.clock.now()).toISOString();
    const plain = { sentAt: now, editedAt: null, deletedAt: null, isPinned: false, replyTo: null };
    const bare = { ...plain, mentions: [], reactions: [], file: null, replies: [] };
    expect(messages).toEqual([
      {
        ...{ ...bare, sequence: 1, author: { name: 'Ada', email: ada.email, isBot: false }, text: 'It is on Tuesday' },
        ...{ editedAt: now, isPinned: true, reactions: [{ emoji: '👍', count: 1 }] },
      },
      {
        ...{ ...bare, sequence: 2, author: { name: 'Ben', email: ben.email, isBot: false }, replyTo: 1 },
        text: `${toMentionToken(ada.accountId)} so it is`,
        mentions: [{ accountId: ada.accountId, name: 'Ada' }],
      },
      {
        ...{ ...bare, sequence: 3, author: { name: 'Ben', email: ben.email, isBot: false }, text: 'Plan.pdf' },
        file: { name: 'Plan.pdf', type: 'application/pdf', size: sampleFiles.pdf.length },
      },
    ]);
  });

  it('marks a deleted message, and contains its text nowhere, not even in quotes', async () => {
    await say('The secret is 4711');
    await say('Noted', ben, 1);
    await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
    const [json, html] = [await getJson(), await getHtml()];
    expect(json.messages).toMatchObject([
      { sequence: 1, author: { name: 'Ada' }, text: '', deletedAt: expect.any(String) },
      { sequence: 2, text: 'Noted', replyTo: 1 },
    ]);
    expect(JSON.stringify(json) + html).not.toContain('4711');
    expect(html.match(/This message was deleted\./g)).toHaveLength(2);
  });

  it('holds the replies of a thread at its first message, also in the page', async () => {
    await say('Where?');
    await chat.request(sendChatMessage, { chatId: `${chatId}-t1`, message: 'In the hall' }, { as: ben });
    await say('Later');
    const { messages } = await getJson();
    expect(messages).toMatchObject([
      { text: 'Where?', replies: [{ sequence: 1, text: 'In the hall', author: { name: 'Ben' } }] },
      { text: 'Later', replies: [] },
    ]);
    const html = await getHtml();
    expect(html).toMatch(/id="m1">.*aria-label="Thread".*id="m1-1">.*In the hall.*id="m2">.*Later/s);
    expect(html).toContain('End of the room: 3 messages');
  });

  it('has the members’ names as title if the room has no name', async () => {
    chatId = await openRoom('');
    expect((await getJson()).room.title).toBe('Ben');
    expect(await getHtml()).toContain('<h1 dir="auto">Ben</h1>');
  });

  it('contains all messages, over several pages', async () => {
    const count = 2 * CHAT_RECOVERY_PAGE + 7;
    await fill(count, (sequence) => `Line ${sequence}`);
    const { messages } = await getJson();
    expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: count }, (_, at) => `Line ${at + 1}`));
    const html = await getHtml();
    expect(html.match(/<li class="message"/g)).toHaveLength(count);
    expect(html).toContain(`End of the room: ${count} messages`);
  });

  it('is complete even if it has no messages', async () => {
    expect((await getJson()).messages).toEqual([]);
    expect(await getHtml()).toMatch(/End of the room: 0 messages<\/p>\n<\/main><\/body><\/html>\n$/);
  });

  it('is a download that browsers neither cache nor run', async () => {
    await chat.request(sendChatMessage, { chatId, message: 'Hello' }, { as: ada });
    const day = new Date(chat.clock.now()).toISOString().slice(0, 10);
    for (const [format, type] of [
      ['json', 'application/json'],
      ['html', 'application/octet-stream'],
    ]) {
      const { headers } = await ask(format!);
      expect(headers['content-type']).toMatch(new RegExp(`^${type}`));
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-disposition']).toContain(`attachment; filename="Launch ${day}.${format}"`);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox/);
    }
  });

  it('matches the example in the documentation', async () => {
    const page = await readFile(new URL('../../../../docs/chat-export.md', import.meta.url), 'utf8');
    const [, example] = /```json\n([^`]+)```/.exec(page)!;
    await chatRoomExport.noUnknown().validate(JSON.parse(example!), { strict: true });
  });
});

describe('the exported page', () => {
  it.each([
    ['en_US', 'Members', 'edited', 'pinned'],
    ['fr_FR', 'Membres', 'modifié', 'épinglé'],
    ['ro_RO', 'Membri', 'modificat', 'fixat'],
  ])('is in the language of the person: %s', async (locale, members, edited, pinned) => {
    await say('One');
    await chat.request(editChatMessage, { chatId, sequence: 1, message: 'Two', revision: 1 }, { as: ada });
    await chat.request(pinChatMessage, { chatId, sequence: 1, isPinned: true }, { as: ada });
    const html = await getHtml({ locale });
    expect(html).toContain(`<html lang="${locale.replace('_', '-')}">`);
    expect(html).toContain(`<h2>${members}</h2>`);
    expect(html).toContain(`<span class="marks">${edited} · ${pinned}</span>`);
  });

  it('shows times in the person’s time zone, with a section for each day', async () => {
    const at = Date.UTC(2026, 0, 31, 22, 30);
    await say('Late');
    await say('Later');
    await chat.deps.messages.updateOne({ _id: `${chatId}:1` }, { $set: { timestamp: at } });
    await chat.deps.messages.updateOne({ _id: `${chatId}:2` }, { $set: { timestamp: at + 3_600_000 } });
    const days = (html: string) => [...html.matchAll(/<section><h2>([^<]*\d{4})<\/h2>/g)].map(([, day]) => day);
    expect(days(await getHtml())).toEqual(['Saturday, January 31, 2026']);
    const inBucharest = await getHtml({ timezone: 'Europe/Bucharest' });
    expect(days(inBucharest)).toEqual(['Sunday, February 1, 2026']);
    expect(inBucharest).toMatch(/<time datetime="2026-01-31T22:30:00\.000Z">12:30\sAM<\/time>/);
    expect(days(await getHtml({ timezone: 'Atlantic/Azores' }))).toEqual(['Saturday, January 31, 2026']);
  });

  it.each(['', 'Nowhere/Land', '../../etc'])('shows times in UTC for the time zone %j', async (timezone) => {
    await say('Hello');
    await chat.deps.messages.updateOne({ _id: `${chatId}:1` }, { $set: { timestamp: Date.UTC(2026, 0, 31, 22, 30) } });
    const { status, body } = await chat.request(exportChatRoom, { chatId, format: 'html', timezone }, { as: ada });
    expect(status).toBe(200);
    expect(body).toMatch(/<time datetime="2026-01-31T22:30:00\.000Z">10:30\sPM<\/time>/);
  });

  it('renders markdown and mentions, and links a reply to its message', async () => {
    await say(`**bold** _slant_ ~~gone~~ \`code\` https://example.org ${toMentionToken(ben.accountId)}`);
    await say('- one\n- two\n\n> said\n\n```\nlet x = 1 < 2;\n```', ben, 1);
    const html = await getHtml();
    expect(html).toContain('<strong>bold</strong>');
    expect(html).toContain('<code>code</code>');
    expect(html).toContain('<a href="https://example.org" rel="noopener noreferrer">https://example.org</a>');
    expect(html).toContain('<bdi class="mention">@Ben</bdi>');
    expect(html).toMatch(/<li class="depth0">\S one<\/li>/);
    expect(html).toContain('let x = 1 &lt; 2;');
    expect(html).toMatch(/<p class="reply"><a href="#m1"><bdi>Ada<\/bdi><\/a> <bdi>bold slant gone code/);
  });

  it('loads nothing and allows only its own style', async () => {
    await say('Hello');
    const html = await getHtml();
    const [, style] = /<style>([^<]*)<\/style>/.exec(html)!;
    const digest = createHash('sha256').update(style!).digest('base64');
    expect(html).toContain(`default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'"`);
    expect(style).not.toMatch(/url\(|@import/);
    expect(html).not.toMatch(/<(script|link|img|iframe|base)\b/);
  });
});

/** Tags that a page may contain, with the attributes that each may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...{
    html: ['lang'],
    head: [],
    body: [],
    title: [],
    style: [],
    header: [],
    main: [],
    section: [],
    h1: ['dir'],
    h2: [],
  },
  meta: ['charset', 'http-equiv', 'content', 'name'],
  ...{ p: ['class', 'dir'], div: ['class'], span: ['class'], bdi: ['class'], ol: [], time: ['datetime'] },
  ...{ ul: ['class', 'dir', 'aria-label'], li: ['class', 'id'], a: ['href', 'rel'], blockquote: ['dir'], pre: ['dir'] },
  ...{ code: [], strong: [], em: [], s: [] },
};

/** Expects the page to contain only its own tags and attributes, regardless of people's texts. */
function expectHarmless(html: string): void {
  const [before, , after] = html.split(/<style>|<\/style>/);
  const rest = `${before}${after}`
    .replace('<!doctype html>', '')
    .replace(/<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g, (_tag, end, name, given) => {
      const attributes = [...String(given).matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(
        ([, attribute, value]) => [attribute!, value!] as const,
      );
      expect(Object.keys(ALLOWED)).toContain(name);
      if (end) expect(attributes).toEqual([]);
      for (const [attribute, value] of attributes) {
        expect(ALLOWED[name as string]).toContain(attribute);
        if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:|#m\d+$)/i);
        if (attribute === 'class') expect(value).toMatch(/^[a-z]+\d?$/);
      }
      return '';
    });
  expect(rest).not.toMatch(/[<>"']/);
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '<!-- --> ]]> <![CDATA[',
  '[click](javascript:alert(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '[click](https://example.org/"onmouseover="alert(1))',
  'https://example.org/<b>"x\'',
  '```html"><script>\n</code></pre><script>alert(1)</script>\n```',
  '`</code><script>`',
  '> </blockquote><iframe src=//evil.example>',
  '&lt;script&gt; &amp; &#39; &#x3C;',
  '\u202Eevil\u202D \u2066\u200F',
  '\uD800 lone \uDC00',
  'a\u2028b\u2029c',
  `${'**'.repeat(200)}${'['.repeat(200)}`,
];

describe('hostile texts', () => {
  it.each(HOSTILE)('remain text in both files: %j', async (text) => {
    chatId = await openRoom(text.slice(0, 50).replace(/[^ -~]/g, 'x'));
    await chat.rename(ben, text);
    await fill(1, () => text);
    await say('reply', ben, 1);
    expectHarmless(await getHtml());
    // The database does not keep lone surrogates.
    expect((await getJson()).messages[0]!.text).toBe(text.toWellFormed());
  });

  it('leave the page’s structure unchanged in any combination', async () => {
    const part = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 20 }));
    const texts = fc.array(fc.array(part, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, async (messages) => {
        chatId = await openRoom('Launch');
        const contents = messages.map((parts) => parts.join(' ') || 'x');
        await fill(contents.length, (sequence) => contents[sequence - 1]!);
        expectHarmless(await getHtml());
        expect((await getJson()).messages.map(({ text }) => text)).toEqual(
          contents.map((content) => content.toWellFormed()),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('the export is refused', () => {
  const code = async (as: TestPerson | undefined, format = 'json') => {
    const input = { chatId, format };
    const { status, body } = await chat.request(exportChatRoom, input, as ? { as } : {});
    return [status, body.code ?? 'none'];
  };

  it.each(['json', 'html'])('to everyone but the owner, as %s', async (format) => {
    await say('Hello');
    const [mate, guest] = [chat.person('Mia'), chat.stranger('Eve')];
    await chat.request(createChatRoom, { participants: [mate.email, guest.email] }, { as: ada });
    const admin = chat.signIn({ kind: 'admin' });
    expect(await code(ben, format)).toEqual([403, 'CHAT_OWNER_ONLY']);
    expect(await code(mate, format)).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
    expect(await code(guest, format)).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
    expect(await code(undefined, format)).toEqual([401, 'SESSION_INVALID']);
    expect(await code(admin, format)).toEqual([403, 'FORBIDDEN']);
    expect(await code(ada, format)).toEqual([200, 'none']);
  });

  it('to members who may manage, to those invited, and to those removed', async () => {
    const eve = chat.stranger('Eve');
    const input = { participants: [ben.email, eve.email], roomName: 'Landing' };
    chatId = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
    await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { allowManage: true } });
    expect(await code(ben)).toEqual([403, 'CHAT_OWNER_ONLY']);
    expect(await code(eve)).toEqual([403, 'CHAT_OWNER_ONLY']);
    await chat.request(removeChatMember, { chatId, participantToRemove: ben.email }, { as: ada });
    expect(await code(ben)).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
  });

  it('to an owner who left, while the next owner may export, and to anyone after the room was closed', async () => {
    await chat.request(leaveChatRoom, { chatId }, { as: ada });
    expect(await code(ada)).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
    expect(await code(ben)).toEqual([200, 'none']);
    chatId = await openRoom('Landing');
    await chat.request(closeChatRoom, { chatId }, { as: ada });
    expect(await code(ada)).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
  });

  it('to an administrator who views the owner’s account', async () => {
    const viewing = { ...asCaller(ada), impersonatedBy: { accountId: 'root', fullName: 'Root' } };
    await expect(
      chat.client.call(exportChatRoom, { chatId, format: 'json', timezone: undefined }, viewing),
    ).rejects.toMatchObject({
      code: 'IMPERSONATION_FORBIDDEN',
    });
  });

  it('for an unknown room or format', async () => {
    const twice = { chatId, format: ['json', 'html'] };
    for (const input of [{}, { chatId }, { chatId, format: 'pdf' }, { format: 'json' }, twice]) {
      const { status, body } = await chat.request(exportChatRoom, input, { as: ada });
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const { body } = await chat.request(exportChatRoom, { chatId: 'none', format: 'json' }, { as: ada });
    expect(body.code).toBe('CHAT_ROOM_NOT_FOUND');
  });

  it('beyond ten in an hour, per account', async () => {
    const limited = await startChat({ rateLimits: true });
    const [owner, other] = [limited.person('Olga'), limited.person('Otto')];
    const open = async (as: TestPerson, mate: TestPerson) =>
      (await limited.request(createChatRoom, { participants: [mate.email] }, { as })).body.chatroom.chatId as string;
    const [hers, his] = [await open(owner, other), await open(other, owner)];
    const status = async (room: string, as: TestPerson) =>
      (await limited.request(exportChatRoom, { chatId: room, format: 'json' }, { as })).status;
    for (let time = 0; time < 10; time += 1) expect(await status(hers, owner)).toBe(200);
    expect([await status(hers, owner), await status(his, other)]).toEqual([429, 200]);
    await limited.close();
  });
});

describe('an export in progress', () => {
  /** Begins an export as the owner. Each read takes the next part of the file. */
  async function begin(format: 'json' | 'html') {
    const caller = asCaller(ada);
    const { file } = await chat.client.call(exportChatRoom, { chatId, format, timezone: undefined }, caller);
    return (await file.open())[Symbol.asyncIterator]();
  }
  const finds = (commands: readonly string[]) => commands.filter((command) => command === 'find chat.messages').length;

  it.each(['json', 'html'] as const)('reads the next page of messages on demand: %s', async (format) => {
    await fill(5 * CHAT_RECOVERY_PAGE, (sequence) => `Line ${sequence}`);
    const reading = await begin(format);
    expect(finds(await chat.getCommands(() => reading.next()))).toBe(0);
    expect(finds(await chat.getCommands(() => reading.next()))).toBe(1);
    expect(finds(await chat.getCommands(() => reading.next()))).toBe(1);
    await reading.return!();
    expect(await chat.getCommands(() => reading.next())).toEqual([]);
  });

  it('fails if the room is closed', async () => {
    await fill(3 * CHAT_RECOVERY_PAGE, (sequence) => `Line ${sequence}`);
    const reading = await begin('json');
    await reading.next();
    await reading.next();
    await chat.request(closeChatRoom, { chatId }, { as: ada });
    await expect(reading.next()).rejects.toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
  });

  it('leaves out later messages, and the text of a message that is deleted meanwhile', async () => {
    await fill(CHAT_RECOVERY_PAGE, (sequence) => `Line ${sequence}`);
    await say('The secret is 4711');
    const reading = await begin('json');
    await reading.next();
    await say('Too late', ben);
    await chat.request(deleteChatMessage, { chatId, sequence: CHAT_RECOVERY_PAGE + 1 }, { as: ada });
    let rest = '';
    for (let next = await reading.next(); !next.done; next = await reading.next())
      rest += Buffer.from(next.value).toString();
    expect(rest).toContain(`"sequence":${CHAT_RECOVERY_PAGE + 1},`);
    expect(rest).not.toMatch(/4711|Too late/);
  });
});
