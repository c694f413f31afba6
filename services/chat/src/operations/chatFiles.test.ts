import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHAT_FILE_NAME_MAX,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  getChatFile,
  getChatFileRules,
  getChatMessages,
  getRoomFiles,
  listChatRooms,
  removeChatMember,
  restoreChatMessage,
  sendChatFile,
  sendChatMessage,
  uploadChatFile,
  type ChatFile,
  type ChatMessage,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { createBlobStore } from '@meet/service-kit/blobs';
import { once } from 'node:events';
import { open, readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { purgeMessages } from '../messages/purgeMessages.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import { everydayFiles, sampleFiles } from '../testing/sampleFiles.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

let chat: ChatUnderTest;
let ana: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ana, ben, eve] = [chat.person('Ana'), chat.person('Ben'), chat.person('Eve')];
  chatId = await openRoom(ana, [ben]);
});

async function openRoom(owner: TestPerson, others: TestPerson[]): Promise<string> {
  const participants = others.map(({ email }) => email);
  const { body } = await chat.request(createChatRoom, { participants }, { as: owner });
  return body.chatroom.chatId;
}
const upload = (bytes: Buffer, name: string, as = ana, room = chatId) =>
  chat.request(uploadChatFile, { chatId: room, name }, { as, bytes });
const send = (fileId: string, as = ana, room = chatId, clientMessageId?: string) =>
  chat.request(sendChatFile, { chatId: room, fileId, clientMessageId }, { as });
const read = (fileId: string, as: TestPerson, headers: Record<string, string> = {}, room = chatId) =>
  chat.request(getChatFile, { chatId: room, fileId }, { as, headers });

async function sent(bytes: Buffer, name: string, as = ana, room = chatId): Promise<ChatFile> {
  const { body } = await upload(bytes, name, as, room);
  expect(body).toMatchObject({ success: true });
  expect((await send(body.file.fileId, as, room)).body).toMatchObject({ success: true });
  return body.file;
}

/** Returns the response with its bytes as they are transferred. */
async function fetchFile(fileId: string, as: TestPerson, headers: Record<string, string> = {}) {
  const url = `${await chat.listen()}/api/${getChatFile.path}?chatId=${chatId}&fileId=${fileId}`;
  const response = await fetch(url, { headers: { 'user-token': as.token, ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Returns the files on the disk: `kept/…` by digest, `incoming/…` during the upload. */
async function onDisk(): Promise<string[]> {
  const names = await readdir(path.join(chat.blobsFolder, 'chat-files'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('/')).sort();
}
const records = () => chat.deps.files.countDocuments({ chatId });

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#4b3fc4' } })
    .toFormat(format)
    .toBuffer();

describe('a file in a chat room', () => {
  it('is a message with the file’s name, which other members receive, and whose file they can read', async () => {
    const { body } = await upload(await picture('png'), 'Harbour.png');
    expect(body.file).toMatchObject({ kind: 'picture', name: 'Harbour.png', type: 'image/png', width: 40, height: 30 });
    const heard = chat.events.length;
    const answer = await send(body.file.fileId);
    expect(answer.body.message).toMatchObject({ content: 'Harbour.png', file: body.file, sequence: 1 });
    expect(chat.events.slice(heard)).toContainEqual(
      expect.objectContaining({ type: 'chatroomMessage', channel: `room:${chatId}`, payload: answer.body.message }),
    );
    const { messages } = (await chat.request(getChatMessages, { chatId }, { as: ben })).body;
    expect(messages[0]).toMatchObject({ content: 'Harbour.png', file: body.file });
    const { chatrooms } = (await chat.request(listChatRooms, {}, { as: ben })).body;
    expect(chatrooms[0]).toMatchObject({ unreadMessages: 1, lastMessage: { content: 'Harbour.png' } });
    const seen = await fetchFile(body.file.fileId, ben);
    expect([seen.status, (await sharp(seen.bytes).metadata()).width]).toEqual([200, 40]);
  });

  it('becomes one message if sending is repeated; text messages have no file', async () => {
    const { fileId } = (await upload(sampleFiles.pdf, 'a.pdf')).body.file;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fileId, ana, chatId, 'message-1')));
    expect(new Set(answers.map(({ body }) => body.message.sequence))).toEqual(new Set([1]));
    expect((await send(fileId, ana, chatId, 'message-2')).status).toBe(404);
    const { body } = await chat.request(sendChatMessage, { chatId, message: 'Hello' }, { as: ana });
    expect(body.message).toMatchObject({ sequence: 2, file: null });
  });

  it('is listed with the room’s other files, newest first and in pages, for members only', async () => {
    const { fileId } = await sent(sampleFiles.pdf, 'first.pdf');
    await chat.request(sendChatMessage, { chatId, message: 'Between' }, { as: ben });
    await sent(await picture('png'), 'second.png', ben);
    const list = async (as: TestPerson, beforeSequence?: number) =>
      chat.request(getRoomFiles, { chatId, beforeSequence }, { as });
    const { messages, hasMore } = (await list(ben)).body;
    expect(messages.map(({ content, sequence }: ChatMessage) => [content, sequence])).toEqual([
      ['second.png', 3],
      ['first.pdf', 1],
    ]);
    expect([messages[1].file.fileId, messages[1].name, hasMore]).toEqual([fileId, ana.fullName, false]);
    expect((await list(ben, 3)).body.messages).toHaveLength(1);
    expect((await list(eve)).status).toBe(404);

    const [file] = await chat.deps.messages.find({ chatId, sequence: 3 }).lean();
    await chat.deps.messages.insertMany(
      Array.from({ length: 30 }, (_, at) => ({
        ...file,
        ...{ _id: `${chatId}:${at + 4}`, sequence: at + 4, clientMessageId: `made-${at}` },
      })),
    );
    const pages = [(await list(ana)).body, (await list(ana, 4)).body];
    expect(pages.map((page) => [page.messages.length, page.hasMore])).toEqual([
      [30, true],
      [2, false],
    ]);
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('can be a picture: %s', async (format) => {
    const { body } = await upload(await picture(format), `x.${format}`);
    expect(body.file).toMatchObject({ kind: 'picture', type: `image/${format}`, width: 40, height: 30 });
  });

  it.each(Object.entries(sampleFiles))('is served unchanged: %s', async (extension, bytes) => {
    const { fileId, kind, name } = await sent(bytes, `Thing.${extension}`);
    expect(name).toBe(`Thing.${extension}`);
    const { bytes: served, headers } = await fetchFile(fileId, ben);
    expect(served).toEqual(bytes);
    expect(headers.get('content-disposition')).toMatch(kind === 'document' ? /^attachment; / : /^inline; /);
  });

  it.each(Object.entries(everydayFiles))(
    'is served unchanged, as a download: %s',
    async (name, [bytes, contentType]) => {
      const file = await sent(bytes, name);
      expect(file).toMatchObject({ kind: 'document', name, size: bytes.length, width: null });
      const { bytes: served, headers } = await fetchFile(file.fileId, ben);
      expect(served).toEqual(bytes);
      expect(headers.get('content-type')).toBe(contentType);
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('is removed with its message, restored by undo, and deleted for good afterwards', async () => {
    const file = await sent(Buffer.from('A note'), 'note.txt');
    const listed = async () => (await chat.request(getRoomFiles, { chatId }, { as: ben })).body.messages.length;
    const remove = () => chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ana });
    const restore = () => chat.request(restoreChatMessage, { chatId, sequence: 1 }, { as: ana });
    await remove();
    expect([(await read(file.fileId, ben)).status, await listed()]).toEqual([404, 0]);
    await restore();
    expect([(await read(file.fileId, ben)).status, await listed()]).toEqual([200, 1]);
    await remove();
    chat.clock.advance(60_000);
    await purgeMessages(chat.deps, chat.clock.now());
    expect((await restore()).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_FOUND' });
    expect([(await read(file.fileId, ben)).status, await listed()]).toEqual([404, 0]);
  });

  it('is not restored without its file while the message is purged', async () => {
    await sent(Buffer.from('A note'), 'note.txt');
    await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ana });
    // Another process, whose clock is ahead, purges the message while this one restores it.
    const [restored] = await Promise.all([
      chat.request(restoreChatMessage, { chatId, sequence: 1 }, { as: ana }),
      purgeMessages(chat.deps, chat.clock.now() + 60_000),
    ]);
    const [message] = (await chat.request(getChatMessages, { chatId }, { as: ben })).body.messages;
    expect(message!.file !== null).toBe(restored.body.success);
    expect((await chat.request(getRoomFiles, { chatId }, { as: ben })).body.messages).toHaveLength(
      restored.body.success ? 1 : 0,
    );
  });

  it('is a sound if a phone recorded it in a container that videos use, too', async () => {
    const file = await sent(everydayFiles['clip.mp4']![0], 'Memo.m4a');
    expect(file).toMatchObject({ kind: 'sound', name: 'Memo.m4a', type: 'audio/mp4' });
  });

  it('gets the extension of its content if it is a video or a HEIC picture', async () => {
    expect((await sent(everydayFiles['clip.webm']![0], 'x.weba')).name).toBe('x.weba.webm');
    expect((await sent(everydayFiles['IMG_0001.HEIC']![0], 'x.jpg')).name).toBe('x.jpg.heic');
  });

  it('loses its metadata if it is a picture, which is turned upright', async () => {
    const bytes = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const file = await sent(bytes, 'holiday.jpg');
    expect([file.width, file.height]).toEqual([20, 60]);
    const served = await fetchFile(file.fileId, ben);
    const metadata = await sharp(served.bytes).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(served.bytes.includes('Somebody')).toBe(false);
  });

  it('keeps the frames of an animation, and is scaled down if it is a large picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 20 * 3), Buffer.alloc(30 * 20 * 3, 255)]);
    const gif = await sharp(frames, { raw: { width: 30, height: 40, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
    const moving = await sent(gif, 'moving.gif');
    expect([moving.width, moving.height]).toEqual([30, 20]);
    expect((await sharp((await fetchFile(moving.fileId, ben)).bytes).metadata()).pages).toBe(2);
    const large = await sent(await picture('jpeg', 5120, 1000), 'wide.jpg');
    expect([large.width, large.height]).toEqual([2560, 500]);
  });

  it('has a maximum size, which clients can request', async () => {
    expect((await chat.request(getChatFileRules, {}, { as: ana })).body.maxBytes).toBe(25 * MEGABYTE);
  });
});

describe('serving a file', () => {
  it('sends headers that prevent scripts, type sniffing and shared caching', async () => {
    const { fileId } = await sent(sampleFiles.txt, 'notes.txt');
    const { headers } = await fetchFile(fileId, ben);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="notes.txt"; filename*=UTF-8\'\'notes.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox;/),
      'cache-control': 'private, no-cache',
      'content-length': String(sampleFiles.txt.length),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('answers 304 for a current copy, and serves byte ranges', async () => {
    const { fileId, size } = await sent(sampleFiles.wav, 'silence.wav');
    const whole = await fetchFile(fileId, ben);
    const tag = whole.headers.get('etag')!;
    expect((await fetchFile(fileId, ben, { 'if-none-match': tag })).status).toBe(304);
    const part = await fetchFile(fileId, ben, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${size}`]);
    expect(part.bytes).toEqual(sampleFiles.wav.subarray(100, 200));
    expect((await fetchFile(fileId, ben, { range: 'bytes=-10' })).bytes).toEqual(sampleFiles.wav.subarray(-10));
    expect((await fetchFile(fileId, ben, { range: `bytes=${size}-` })).status).toBe(416);
    expect((await fetchFile(fileId, ben, { range: 'bytes=0-1,5-6' })).bytes).toHaveLength(size);
    expect((await fetchFile(fileId, ben, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  it('refuses strangers, visitors and removed members at once', async () => {
    const { fileId } = await sent(sampleFiles.pdf, 'a.pdf');
    const other = await openRoom(eve, [ana]);
    expect((await read(fileId, eve)).body.code).toBe('CHAT_ROOM_NOT_FOUND');
    expect((await read(fileId, eve, {}, other)).body.code).toBe('CHAT_FILE_NOT_FOUND');
    expect((await chat.get(`/api/${getChatFile.path}?chatId=${chatId}&fileId=${fileId}`)).status).toBe(401);
    const tag = (await read(fileId, ben)).headers['etag'] as string;
    await chat.request(removeChatMember, { chatId, participantToRemove: ben.email }, { as: ana });
    expect((await read(fileId, ben)).status).toBe(404);
    expect((await read(fileId, ben, { 'if-none-match': tag })).status).toBe(404);
    expect((await read(fileId, ana)).status).toBe(200);
  });

  it('starts once it is sent, which only its uploader can do, in the room of the upload', async () => {
    const { fileId } = (await upload(sampleFiles.pdf, 'a.pdf')).body.file;
    expect((await read(fileId, ana)).status).toBe(404);
    expect((await send(fileId, ben)).body.code).toBe('CHAT_FILE_NOT_FOUND');
    const other = await openRoom(ana, [ben]);
    expect((await send(fileId, ana, other)).body.code).toBe('CHAT_FILE_NOT_FOUND');
    expect((await send('nobodys-file')).status).toBe(404);
  });
});

describe('names of files', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ana\\Secret plan.txt', 'Secret plan.txt'],
    ['invoice\u202Efdp.txt', 'invoicefdp.txt'],
    ['a\r\nset-cookie: x=1.txt', 'aset-cookie: x=1.txt'],
    ['.htaccess.txt', 'htaccess.txt'],
    [`${'long '.repeat(60)}.txt`, `${'long '.repeat(60).slice(0, CHAT_FILE_NAME_MAX - 4)}.txt`],
    ['  spaces   within .txt ', 'spaces within .txt'],
  ])('are cleaned: %j becomes %j', async (name, expected) => {
    expect((await upload(sampleFiles.txt, name)).body.file.name).toBe(expected);
  });

  it('get the extension of their content', async () => {
    expect((await upload(await picture('png'), 'page.html')).body.file.name).toBe('page.html.png');
    expect((await upload(sampleFiles.pdf, '')).status).toBe(400);
    expect((await upload(sampleFiles.pdf, '...')).body.file.name).toBe('document.pdf');
    expect((await upload(sampleFiles.txt, 'a\0b.txt')).status).toBe(400);
  });

  it('are complete in the download header', async () => {
    const { fileId } = await sent(sampleFiles.txt, 'Țară "ö" % ’.txt');
    const { headers } = await fetchFile(fileId, ben);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_ar_ ___ _ _.txt"; filename*=UTF-8''${encodeURIComponent('Țară "ö" % ’.txt')}`,
    );
  });
});

describe('refused uploads', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const program = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each([
    ['an SVG', svg, 'x.svg'],
    ['HTML', html, 'x.html'],
    ['a program', program, 'setup.exe'],
    ['a text without a name for it', Buffer.from('Hello'), 'notes'],
    ['an office container without a name for it', everydayFiles['old.xls']![0], 'setup.msi'],
  ])('are %s, because of the type', async (_what, bytes, name) => {
    const before = await onDisk();
    const { status, body } = await upload(bytes, name);
    expect([status, body.code]).toEqual([415, 'CHAT_FILE_TYPE']);
    expect([await records(), await onDisk()]).toEqual([0, before]);
  });

  it.each([
    ['an SVG that is called a picture', svg, 'x.PNG'],
    ['HTML that is called a document', html, 'x.pdf'],
    ['HTML that is called a letter', html, 'x.eml'],
    ['HTML that is called a calendar', html, 'x.ics'],
    ['HTML that is called a film', html, 'x.mp4'],
    ['a program that is called a text', program, 'setup.txt'],
    ['a calendar with bytes that are no text', Buffer.from('BEGIN:VCALENDAR\r\n\0\x01'), 'x.ics'],
    ['an office container that is called a picture', everydayFiles['old.xls']![0], 'x.jpg'],
    ['bytes that are no text', Buffer.from([0xc3, 0x28, 0x01]), 'x.txt'],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]), 'x.csv'],
  ])('are %s, because of the content', async (_what, bytes, name) => {
    const before = await onDisk();
    const { status, body } = await upload(bytes, name);
    const ending = path.extname(name).toLowerCase();
    expect([status, body.code]).toEqual([415, 'CHAT_FILE_MISMATCH']);
    expect(body.message).toBe(`The file’s content does not fit its ending ${ending}, or the file is damaged.`);
    expect([await records(), await onDisk()]).toEqual([0, before]);
  });

  it('are files of a refused kind, regardless of the declared type', async () => {
    const lie = { 'content-type': 'image/png' };
    const as = ana;
    const { body } = await chat.request(uploadChatFile, { chatId, name: 'x.png' }, { as, bytes: html, headers: lie });
    expect(body.code).toBe('CHAT_FILE_MISMATCH');
    const json = { 'content-type': 'application/json' };
    const taken = await chat.request(
      uploadChatFile,
      { chatId, name: 'x.pdf' },
      { as, bytes: sampleFiles.pdf, headers: json },
    );
    expect(taken.body.file.type).toBe('application/pdf');
  });

  it('are empty files', async () => {
    for (const bytes of [Buffer.alloc(0), undefined]) {
      const { status, body } = await chat.request(uploadChatFile, { chatId, name: 'x.pdf' }, { as: ana, bytes });
      expect([status, body.code]).toEqual([400, 'CHAT_FILE_EMPTY']);
    }
  });

  it('are files above the maximum size, with a message that names it', async () => {
    const before = await onDisk();
    const { status, body } = await upload(Buffer.alloc(25 * MEGABYTE + 1), 'x.pdf');
    expect([status, body.message]).toEqual([413, 'The file is too large: it cannot have more than 25 MB.']);
    expect([await records(), await onDisk()]).toEqual([0, before]);
  });

  it('are pictures with too many pixels, by their header, and damaged ones', async () => {
    const huge = await sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: 'black' } })
      .png({ progressive: true })
      .toBuffer();
    expect((await upload(huge, 'bomb.png')).body).toMatchObject({
      code: 'CHAT_PICTURE_TOO_LARGE',
      message: 'The picture is too large: it cannot have more than 25 megapixels.',
    });
    const png = await picture('png', 400, 300);
    const { status, body } = await upload(png.subarray(0, png.length - 40), 'half.png');
    expect([status, body.code]).toEqual([400, 'CHAT_PICTURE_DAMAGED']);
  });

  it('do not include files with appended content, which is removed or served as a download', async () => {
    const gif = Buffer.concat([await picture('gif'), Buffer.from('<script>alert(1)</script>'), sampleFiles.zip]);
    const { fileId } = await sent(gif, 'both.gif');
    const { bytes } = await fetchFile(fileId, ben);
    expect([bytes.includes('script'), bytes.includes('PK\x03\x04')]).toEqual([false, false]);
    const pdf = Buffer.concat([sampleFiles.pdf, Buffer.from('<html><script>alert(1)</script>')]);
    const both = await sent(pdf, 'both.html');
    const served = await fetchFile(both.fileId, ben);
    expect([served.headers.get('content-type'), served.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      expect.stringContaining('attachment; filename="both.html.pdf"'),
    ]);
  });

  it('are files from strangers and visitors', async () => {
    const { status, body } = await upload(sampleFiles.pdf, 'a.pdf', eve);
    expect([status, body.code]).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
    const bytes = sampleFiles.pdf;
    expect((await chat.request(uploadChatFile, { chatId, name: 'a.pdf' }, { bytes })).status).toBe(401);
    expect(await records()).toBe(0);
  });

  it.each([
    ['chatId[$ne]=x&name=a.pdf', 'chatId'],
    ['chatId=x&chatId=y&name=a.pdf', 'chatId'],
    ['chatId=room&name[toString]=a.pdf', 'name'],
    ['chatId=room&name=a&name=b', 'name'],
    [`chatId=room&name=${'a'.repeat(1_001)}`, 'name'],
    ['chatId=room&name=a%00b.pdf', 'name'],
    ['chatId=../../room&name=a.pdf', 'chatId'],
  ])('are those with a malformed parameter: %.40s', async (query, field) => {
    const response = await fetch(`${await chat.listen()}/api/${uploadChatFile.path}?${query}`, {
      method: 'POST',
      headers: { 'user-token': ana.token, locale: 'fr_FR' },
      body: new Uint8Array(sampleFiles.pdf),
    });
    const body = (await response.json()) as { fields: { path: string }[] };
    expect([response.status, body.fields.map(({ path }) => path)]).toEqual([400, [field]]);
  });

  it('do not include ones with unknown parameters, which are ignored', async () => {
    const query = { chatId, name: 'a.pdf', kind: 'picture', accountId: eve.accountId, __proto__: { role: 'admin' } };
    const { body } = await chat.request(uploadChatFile, query, { as: ana, bytes: sampleFiles.pdf });
    expect(body.file.kind).toBe('document');
    expect((await chat.deps.files.findById(body.file.fileId).lean())!.accountId).toBe(ana.accountId);
  });

  it('are those beyond the limit of simultaneous uploads of one account', async () => {
    const bytes = Buffer.concat([sampleFiles.pdf, Buffer.alloc(2 * MEGABYTE)]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => upload(bytes, `${index}.pdf`)));
    const done = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ status }) => status === 503);
    expect(done.length).toBeGreaterThanOrEqual(4);
    expect(busy.length).toBeGreaterThan(0);
    expect(done.length + busy.length).toBe(20);
    expect(busy[0]).toMatchObject({ body: { code: 'CHAT_UPLOADS_BUSY' }, headers: { 'retry-after': '2' } });
    expect(await records()).toBe(done.length);
  });

  it('are those beyond forty unsent files', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect((await upload(sampleFiles.txt, `${index}.txt`)).status).toBe(200);
    }
    const { status, body } = await upload(sampleFiles.txt, 'more.txt');
    expect([status, body.code]).toEqual([429, 'CHAT_UPLOADS_UNSENT']);
  });
});

describe('an upload that fails during the transfer', () => {
  /** Sends the first part over a real connection and waits until it is on the disk. Returns the open request. */
  async function begin(name: string, total: number) {
    const before = await onDisk();
    const url = `${await chat.listen()}/api/${uploadChatFile.path}?chatId=${chatId}&name=${name}`;
    const headers = { 'user-token': ana.token, 'content-length': total };
    const request = httpRequest(url, { method: 'POST', headers });
    request.on('error', () => {});
    request.write(sampleFiles.pdf);
    while ((await onDisk()).length === before.length) await setImmediate();
    return { request, before };
  }

  it('leaves nothing if it is aborted', async () => {
    const { request, before } = await begin('half.pdf', 5_000);
    request.destroy();
    while ((await onDisk()).length > before.length) await setImmediate();
    expect([await records(), await onDisk()]).toEqual([0, before]);
  });

  it.each([
    ['the session ends', 401, 'SESSION_INVALID', () => chat.signOut(ana)],
    [
      'its sender is put out of the room',
      404,
      'CHAT_ROOM_NOT_FOUND',
      () => chat.request(removeChatMember, { chatId, participantToRemove: ana.email }, { as: ben }),
    ],
  ])('is refused if %s meanwhile', async (_what, status, code, happen) => {
    chatId = await openRoom(ben, [ana]);
    await chat.request(sendChatMessage, { chatId, message: 'Here' }, { as: ana });
    const { request, before } = await begin('late.pdf', sampleFiles.pdf.length + 10);
    await happen();
    const answered = once(request, 'response');
    request.end(Buffer.alloc(10));
    const [response] = await answered;
    const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
    expect([response.statusCode, body.code]).toEqual([status, code]);
    expect([await records(), await onDisk()]).toEqual([0, before]);
  });

  it('reports a full disk, and leaves nothing', async () => {
    const before = await onDisk();
    const full = createBlobStore({
      area: 'chat-files',
      folder: chat.blobsFolder,
      algorithm: 'sha256',
      openFile: () => open('/dev/full', 'w'),
    });
    const { stage } = chat.deps.blobs;
    Object.assign(chat.deps.blobs, { stage: full.stage });
    const { status, body } = await upload(sampleFiles.pdf, 'a.pdf');
    Object.assign(chat.deps.blobs, { stage });
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
    expect([await records(), await onDisk()]).toEqual([0, before]);
    expect((await upload(sampleFiles.pdf, 'a.pdf')).status).toBe(200);
  });
});

describe('bytes of files', () => {
  const sweep = () => sweepFiles(chat.deps, chat.clock.now());
  const later = (ms: number) => chat.clock.advance(ms);
  const keptAs = async (fileId: string) => (await chat.deps.files.findById(fileId).lean())!.digest;
  const toBytes = (text: string) => Buffer.concat([sampleFiles.pdf, Buffer.from(text)]);

  it('are deleted with the last room that contains them', async () => {
    const other = await openRoom(ana, [ben]);
    const [here, there] = [await sent(toBytes('twice'), 'a.pdf'), await sent(toBytes('twice'), 'b.pdf', ana, other)];
    const digest = await keptAs(here.fileId);
    expect(await keptAs(there.fileId)).toBe(digest);
    later(2 * 3_600_000);
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    expect((await read(here.fileId, ben)).status).toBe(404);
    expect(await chat.deps.blobs.has(digest)).toBe(true);
    expect((await read(there.fileId, ben, {}, other)).status).toBe(200);
    await chat.request(closeChatRoom, { chatId: other }, { as: ana });
    expect(await chat.deps.blobs.has(digest)).toBe(false);
    expect(await chat.deps.fileBlobs.countDocuments({ _id: digest })).toBe(0);
  });

  it('are deleted a day after the upload if they were not sent', async () => {
    const waiting = (await upload(toBytes('waiting'), 'a.pdf')).body.file.fileId as string;
    const file = await sent(toBytes('sent'), 'b.pdf');
    const [unsent, kept] = [await keptAs(waiting), await keptAs(file.fileId)];
    later(DAY_MS - 1_000);
    await sweep();
    expect(await chat.deps.blobs.has(unsent)).toBe(true);
    later(2_000);
    await sweep();
    expect([await chat.deps.blobs.has(unsent), await chat.deps.blobs.has(kept)]).toEqual([false, true]);
    expect((await send(waiting)).status).toBe(404);
    expect((await read(file.fileId, ben)).status).toBe(200);
  });

  it('stay while somebody uploads the same ones, and are written again if a sweep removes them', async () => {
    const { fileId } = await sent(toBytes('again'), 'a.pdf');
    const digest = await keptAs(fileId);
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    // The bytes were uploaded within the last hour, so they are still protected. Simulates a sweep that stopped before
    // it removed them.
    expect(await chat.deps.blobs.has(digest)).toBe(true);
    chatId = await openRoom(ana, [ben]);
    await chat.deps.fileBlobs.updateOne({ _id: digest }, { $set: { removing: true, sweepAt: chat.clock.now() } });
    const again = upload(toBytes('again'), 'b.pdf');
    await sweep();
    const { body } = await again;
    expect(body.success).toBe(true);
    later(2 * 3_600_000);
    await sweep();
    expect(await chat.deps.blobs.has(digest)).toBe(true);
    await send(body.file.fileId);
    expect((await fetchFile(body.file.fileId, ben)).bytes).toEqual(toBytes('again'));
  });
});
