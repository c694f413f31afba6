import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeChatRoom, createChatRoom, getChatStorage, sendChatFile, uploadChatFile } from '@meet/chat-contract';
import { createId } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { createBlobStore } from '@meet/service-kit/blobs';
import { open, readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { sweepFiles } from '../files/sweepFiles.ts';
import { storageModel } from '../models/storageModel.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

let chat: ChatUnderTest;
let chatId: string;
let ana: TestPerson;
let ben: TestPerson;

function starts(env: Record<string, string>): void {
  beforeAll(async () => {
    chat = await startChat({ env });
  });
  afterAll(() => chat.close());
  beforeEach(async () => {
    [ana, ben] = [chat.person('Ana'), chat.person('Ben')];
    chatId = await openRoom(ana, [ben]);
  });
}

async function openRoom(owner: TestPerson, others: TestPerson[]): Promise<string> {
  const participants = others.map(({ email }) => email);
  return (await chat.request(createChatRoom, { participants }, { as: owner })).body.chatroom.chatId;
}
const pdf = (bytes: number) => Buffer.concat([sampleFiles.pdf, Buffer.alloc(bytes - sampleFiles.pdf.length)]);
const upload = (bytes: Buffer, as = ana, room = chatId, headers = {}) =>
  chat.request(uploadChatFile, { chatId: room, name: 'a.pdf' }, { as, bytes, headers });
const used = async (as = ana) => (await chat.request(getChatStorage, {}, { as })).body.usedBytes as number;
const incoming = () => readdir(path.join(chat.blobsFolder, 'chat-files', 'incoming')).catch(() => []);
const sweep = () => sweepFiles(chat.deps, chat.clock.now());
/** Stores a file as a version without counters did. */
const storeUncounted = (as: TestPerson, size: number, room = chatId) =>
  chat.deps.files.create({
    ...{ _id: createId(), chatId: room, accountId: as.accountId, digest: 'x', kind: 'document', type: 'text/plain' },
    ...{ name: 'a.txt', size, sentWith: 'message' },
  });

describe('an account’s storage', () => {
  starts({ CHAT_STORAGE_ACCOUNT_MB: '3' });

  it('is the sum of its files’ sizes, and has a limit', async () => {
    expect((await chat.request(getChatStorage, {}, { as: ana })).body).toMatchObject({
      usedBytes: 0,
      limitBytes: 3 * MEGABYTE,
    });
    await upload(pdf(MEGABYTE));
    await upload(pdf(500_000));
    expect([await used(), await used(ben)]).toEqual([1_500_000, 0]);
  });

  it('is read from a counter, without adding up all files', async () => {
    await upload(sampleFiles.pdf);
    const commands = await chat.getCommands(() => upload(sampleFiles.pdf));
    expect(commands.filter((command) => command.includes('chat.storage'))).toHaveLength(2);
    expect(commands.filter((command) => command === 'aggregate chat.files')).toHaveLength(1);
  });

  it('refuses a file that does not fit before receiving it, and accepts one that fits', async () => {
    await upload(pdf(2 * MEGABYTE));
    let staged = 0;
    const { stage } = chat.deps.blobs;
    Object.assign(chat.deps.blobs, { stage: (...args: Parameters<typeof stage>) => ((staged += 1), stage(...args)) });
    const { status, body } = await upload(pdf(MEGABYTE + 1), ana, chatId, { locale: 'fr_FR' });
    Object.assign(chat.deps.blobs, { stage });
    expect([status, body.code, staged]).toEqual([413, 'CHAT_STORAGE_FULL', 0]);
    expect(body.message).toMatch(/^Votre espace de stockage est plein : 2\sMo sur 3\sMo sont utilisés/);
    expect((await upload(pdf(MEGABYTE))).status).toBe(200);
    expect((await upload(sampleFiles.pdf)).body.message).toMatch(/^Your storage is full: 3 MB of 3 MB are in use/);
    expect((await upload(sampleFiles.pdf, ben)).status).toBe(200);
  });

  it('stays within the limit during simultaneous uploads to several processes', async () => {
    const beside = await chat.startBeside();
    const other = (bytes: Buffer) =>
      beside.client.call(
        uploadChatFile,
        { chatId, name: 'b.pdf' },
        {
          ...{ kind: 'user', accountId: ana.accountId, email: ana.email, fullName: ana.fullName, sessionId: 'x' },
          ...{ locale: 'en_US', desktopApp: false, requestId: 'x', address: '127.0.0.1' },
        },
        Object.assign(Readable.from([bytes]), { size: bytes.length }),
      );
    const there = [1, 2, 3].map(() => other(pdf(MEGABYTE)).catch((error: unknown) => error));
    const here = [1, 2, 3, 4].map(() => upload(pdf(MEGABYTE)));
    const answers = await Promise.all([...here, ...there]);
    const stored = await chat.deps.files.countDocuments({ accountId: ana.accountId });
    expect(answers.filter((answer) => JSON.stringify(answer).includes('fileId'))).toHaveLength(stored);
    expect(stored).toBeLessThanOrEqual(3);
    expect(await used()).toBe(stored * MEGABYTE);
    while ((await upload(pdf(MEGABYTE))).status === 200);
    expect(await used()).toBe(3 * MEGABYTE);
  });

  it('refuses a file of unknown size if there is no room for the largest one', async () => {
    const url = `${await chat.listen()}/api/${uploadChatFile.path}?chatId=${chatId}&name=a.pdf`;
    const stream = new Blob([new Uint8Array(sampleFiles.pdf)]).stream();
    const sent = { method: 'POST', headers: { 'user-token': ana.token }, body: stream, duplex: 'half' } as RequestInit;
    const response = await fetch(url, sent);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'CHAT_STORAGE_FULL']);
  });

  it('is released after a failed upload', async () => {
    expect((await upload(Buffer.alloc(MEGABYTE, 1))).body.code).toBe('CHAT_FILE_MISMATCH');
    expect((await upload(Buffer.alloc(0))).body.code).toBe('CHAT_FILE_EMPTY');
    expect(await used()).toBe(0);
    const url = `${await chat.listen()}/api/${uploadChatFile.path}?chatId=${chatId}&name=half.pdf`;
    const headers = { 'user-token': ana.token, 'content-length': 2 * MEGABYTE };
    const request = httpRequest(url, { method: 'POST', headers });
    request.on('error', () => {});
    request.write(sampleFiles.pdf);
    while ((await incoming()).length === 0) await setImmediate();
    expect(await used()).toBe(2 * MEGABYTE);
    request.destroy();
    while ((await used()) > 0) await setImmediate();
    const full = createBlobStore({
      ...{ area: 'chat-files', folder: chat.blobsFolder, algorithm: 'sha256' },
      openFile: () => open('/dev/full', 'w'),
    });
    const { stage } = chat.deps.blobs;
    Object.assign(chat.deps.blobs, { stage: full.stage });
    expect((await upload(pdf(MEGABYTE))).status).toBe(507);
    Object.assign(chat.deps.blobs, { stage });
    expect(await used()).toBe(0);
  });

  it('still counts a file whose write succeeded without an answer', async () => {
    const { create } = chat.deps.files;
    const failing = async (...args: Parameters<typeof create>) => {
      await create.apply(chat.deps.files, args);
      throw new Error('the connection broke');
    };
    Object.assign(chat.deps.files, { create: failing });
    expect((await upload(pdf(MEGABYTE))).status).toBe(500);
    Object.assign(chat.deps.files, { create });
    expect(await used()).toBe(MEGABYTE);
  });

  it('counts the re-encoded picture, and refuses one that grew beyond the limit', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
    const small = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg({ quality: 5 })
      .toBuffer();
    await storeUncounted(ana, 3 * MEGABYTE - small.length - 10);
    const send = () => chat.request(uploadChatFile, { chatId, name: 'a.jpg' }, { as: ana, bytes: small });
    expect((await send()).body.code).toBe('CHAT_STORAGE_FULL');
    expect(await used()).toBe(3 * MEGABYTE - small.length - 10);
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    chatId = await openRoom(ana, [ben]);
    const { file } = (await send()).body;
    expect(file.size).toBeGreaterThan(small.length);
    expect(await used()).toBe(file.size);
  });

  it('is released when a room is closed, and when a file was not sent within a day', async () => {
    const { body } = await upload(pdf(MEGABYTE));
    await chat.request(sendChatFile, { chatId, fileId: body.file.fileId }, { as: ana });
    await upload(pdf(500_000));
    const other = await openRoom(ana, [ben]);
    await upload(pdf(200_000), ana, other);
    await upload(pdf(100_000), ben, other);
    chat.clock.advance(DAY_MS + 1);
    await sweep();
    expect([await used(), await used(ben)]).toEqual([MEGABYTE, 0]);
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    expect(await used()).toBe(0);
  });

  it('is released once if two deletions of the same file happen at the same time', async () => {
    await upload(pdf(MEGABYTE));
    const other = await openRoom(ana, [ben]);
    await upload(pdf(MEGABYTE), ana, other);
    const gone = await chat.deps.files.find({ chatId }).lean();
    await Promise.all([
      chat.deps.storage.forget(gone),
      chat.deps.storage.forget(gone),
      upload(pdf(500_000), ana, other),
    ]);
    expect(await used()).toBe(1_500_000);
  });

  it('includes files that were stored before counting began, also after a deletion', async () => {
    await storeUncounted(ana, 2 * MEGABYTE);
    expect(await used()).toBe(2 * MEGABYTE);
    expect((await upload(pdf(MEGABYTE + 1))).body.code).toBe('CHAT_STORAGE_FULL');
    const room = await openRoom(ben, [ana]);
    await storeUncounted(ben, MEGABYTE, room);
    await chat.request(closeChatRoom, { chatId: room }, { as: ben });
    expect((await upload(pdf(2 * MEGABYTE), ben)).status).toBe(200);
    expect(await used(ben)).toBe(2 * MEGABYTE);
  });

  it('is counted again a day after a process ended during an upload or a deletion', async () => {
    await upload(pdf(MEGABYTE));
    const counters = storageModel(chat.connection);
    const left = (id: string, files: string[]) => ({ id, files, bytes: MEGABYTE, at: chat.clock.now() });
    const [stored] = await chat.deps.files.find({ accountId: ana.accountId }).lean();
    await counters.updateOne(
      { _id: `account:${ana.accountId}` },
      {
        $push: { entries: { $each: [left('upload', ['never-stored']), left('deletion', [stored!._id])] } },
        $inc: { used: MEGABYTE },
      },
    );
    await chat.deps.storage.recountBroken();
    expect(await used()).toBe(2 * MEGABYTE);
    chat.clock.advance(DAY_MS);
    await chat.deps.storage.recountBroken();
    expect(await used()).toBe(MEGABYTE);
  });
});

describe('an organization’s storage', () => {
  starts({ CHAT_STORAGE_ORGANIZATION_MB: '3' });

  it('is shared by its members only, and includes their earlier files', async () => {
    const eve = chat.person('Eve');
    const room = await openRoom(ana, [ben, eve]);
    await storeUncounted(ben, MEGABYTE);
    chat.organizations.set('acme', new Set([ana.accountId, ben.accountId]));
    expect((await upload(pdf(1_500_000), ana, room)).status).toBe(200);
    const { status, body } = await upload(pdf(600_000), ana, room);
    expect([status, body.code]).toEqual([413, 'CHAT_ORGANIZATION_STORAGE_FULL']);
    expect(body.message).toMatch(/^Your organization’s storage is full: 2.5 MB of 3 MB are in use/);
    expect((await upload(pdf(500_001), ben, room)).body.code).toBe('CHAT_ORGANIZATION_STORAGE_FULL');
    expect(await used(ben)).toBe(MEGABYTE);
    expect((await upload(pdf(2 * MEGABYTE), eve, room)).status).toBe(200);
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    expect((await upload(pdf(1_500_000), ben, room)).status).toBe(200);
  });
});

describe('a deployment’s storage', () => {
  starts({ CHAT_STORAGE_DEPLOYMENT_MB: '3', CHAT_STORAGE_ACCOUNT_MB: '0' });

  it('is shared by everyone, and accounts without a limit are still counted', async () => {
    const uploads = [ana, ben, ana, ben].map((as) => upload(pdf(MEGABYTE), as));
    const codes = (await Promise.all(uploads)).map(({ body }) => body.code as string | undefined);
    expect(codes.filter(Boolean)).toEqual(['CHAT_DEPLOYMENT_STORAGE_FULL']);
    expect((await used()) + (await used(ben))).toBe(3 * MEGABYTE);
    expect((await chat.request(getChatStorage, {}, { as: ana })).body.limitBytes).toBeNull();
    await chat.request(closeChatRoom, { chatId }, { as: ana });
    chatId = await openRoom(ana, [ben]);
    expect((await upload(pdf(3 * MEGABYTE))).status).toBe(200);
  });
});
