import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_FILES_AT_ONCE, type ChatFile, type ChatMessage } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import { createScope, type Scope } from '@meet/remote-kit';
import { buildMessage } from '../testing/buildRoom.ts';
import { settle } from '../testing/createFakeApi.ts';
import { createUploads, type Uploads, type UploadsDeps } from './createUploads.ts';

let scope: Scope;
let stored: ChatMessage[];
let released: string[];
let sendFile: jest.Mock<UploadsDeps['sendFile']>;
let sendMessage: jest.Mock<UploadsDeps['sendMessage']>;
let uploads: Uploads;

const buildFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const kept = (name: string): ChatFile => ({
  fileId: `file of ${name}`,
  kind: 'document',
  name,
  type: 'application/pdf',
  size: 10,
  width: null,
  height: null,
});
const shown = () => uploads.uploads$.value.map(({ file, state }) => `${file.name}: ${state}`);
const findId = (name: string) => uploads.uploads$.value.find(({ file }) => file.name === name)!.id;

beforeEach(() => {
  scope = createScope();
  stored = [];
  released = [];
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = (url) => void released.push(url);
  sendFile = jest.fn<UploadsDeps['sendFile']>(async ({ file }) => kept(file.name));
  sendMessage = jest.fn<UploadsDeps['sendMessage']>(async ({ clientMessageId }) =>
    buildMessage(1, { clientMessageId }),
  );
  uploads = createUploads(scope, {
    sendFile,
    sendMessage,
    readMaxBytes: async () => 1_000_000,
    errorText: ({ code }, params) => [code, ...Object.values(params ?? {})].join(' '),
    onStored: (message) => stored.push(message),
  });
});
afterEach(() => scope.end());

describe('files to send', () => {
  it('wait for the person, are sent one after the other, and disappear once stored', async () => {
    expect(uploads.choose('room-1', [buildFile('a.pdf'), buildFile('b.png')])).toBe(true);
    await settle();
    expect(shown()).toEqual(['a.pdf: chosen', 'b.png: chosen']);
    expect(sendFile).not.toHaveBeenCalled();
    uploads.send('room-1');
    expect(shown()).toEqual(['a.pdf: sending', 'b.png: waiting']);
    await settle();
    expect(shown()).toEqual([]);
    expect(sendMessage.mock.calls.map(([{ fileId }]) => fileId)).toEqual(['file of a.pdf', 'file of b.png']);
    expect(stored).toHaveLength(2);
    expect(released).toEqual(['blob:1']);
  });

  it('stay in the room that they were chosen for', async () => {
    uploads.choose('room-1', [buildFile('a.pdf')]);
    uploads.choose('room-2', [buildFile('b.pdf')]);
    uploads.send('room-2');
    await settle();
    expect(shown()).toEqual(['a.pdf: chosen']);
  });

  it('are refused if they are empty, too large or of a wrong type', async () => {
    uploads.choose('room-1', [buildFile('setup.exe'), buildFile('empty.pdf', 0), buildFile('large.pdf', 1_000_001)]);
    await settle();
    expect(uploads.uploads$.value.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'CHAT_FILE_TYPE'],
      ['refused', 'CHAT_FILE_EMPTY'],
      ['refused', 'CHAT_FILE_TOO_LARGE 1'],
    ]);
    uploads.send('room-1');
    await settle();
    expect(sendFile).not.toHaveBeenCalled();
  });

  it('are limited in number', () => {
    const many = Array.from({ length: CHAT_FILES_AT_ONCE + 1 }, (_, index) => buildFile(`${index}.pdf`));
    expect(uploads.choose('room-1', many)).toBe(false);
    expect(shown()).toHaveLength(CHAT_FILES_AT_ONCE);
    expect(uploads.choose('room-1', [buildFile('more.pdf')])).toBe(false);
    expect(shown()).toHaveLength(CHAT_FILES_AT_ONCE);
  });

  it('report their progress, and stop when they are removed', async () => {
    let signal: AbortSignal | undefined;
    sendFile.mockImplementationOnce((sending) => {
      signal = sending.signal;
      sending.onProgress(0.4);
      return new Promise((_resolve, reject) => {
        sending.signal.addEventListener('abort', () => reject(CallFailure.fromNetwork(undefined)));
      });
    });
    uploads.choose('room-1', [buildFile('a.pdf'), buildFile('b.pdf')]);
    uploads.send('room-1');
    expect(uploads.uploads$.value[0]!.part).toBe(0.4);
    uploads.remove(findId('a.pdf'));
    await settle();
    expect(signal!.aborted).toBe(true);
    expect(sendMessage.mock.calls.map(([{ fileId }]) => fileId)).toEqual(['file of b.pdf']);
    expect(shown()).toEqual([]);
  });

  it('that failed show the reason, and are sent again with the same id, without a second upload', async () => {
    sendMessage.mockRejectedValueOnce(new CallFailure(404, { code: 'X', message: 'You are no longer in it.' }));
    uploads.choose('room-1', [buildFile('a.pdf')]);
    const id = findId('a.pdf');
    uploads.send('room-1');
    await settle();
    expect(uploads.uploads$.value[0]).toMatchObject({ state: 'failed', reason: 'You are no longer in it.' });
    uploads.retry(id);
    await settle();
    expect(shown()).toEqual([]);
    expect(sendFile).toHaveBeenCalledTimes(1);
    expect(sendMessage.mock.calls.map(([{ clientMessageId }]) => clientMessageId)).toEqual([id, id]);
  });

  it('have no reason of their own if the server was not reached', async () => {
    sendFile.mockRejectedValueOnce(CallFailure.fromNetwork(undefined));
    uploads.choose('room-1', [buildFile('a.pdf')]);
    uploads.send('room-1');
    await settle();
    expect(uploads.uploads$.value[0]).toMatchObject({ state: 'failed', reason: undefined });
  });
});
