import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSmallAvatar, removeAvatar, uploadAvatar } from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { sweepAvatars } from '../avatars/sweepAvatars.ts';
import { accountModel } from '../models/accountModel.ts';
import { avatarModel } from '../models/avatarModel.ts';
import { blackSquare } from '../testing/blackSquare.ts';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
let person: TestPerson;
beforeAll(async () => {
  services = await startAccounts();
  person = await services.createPerson();
});
afterAll(() => services.close());

const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#4b3fc4' } });
const upload = (bytes: Buffer) => services.request(uploadAvatar, { avatar: bytes.toString('base64') }, { as: person });

/** Returns a bitmap of 2×2 pixels with 24 bits each. */
function bitmap(): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(70, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(2, 18);
  header.writeInt32LE(2, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.alloc(16, 200)]);
}

/** Returns a small picture whose header claims a larger edge. */
function claiming(edge: number): Buffer {
  const bytes = blackSquare(100);
  bytes.writeUInt32BE(edge, 16);
  bytes.writeUInt32BE(edge, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Returns an animation of alternating black and white squares: equal frames would be merged into one. */
function film(frames: number, edge: number): Promise<Buffer> {
  const pixels = Buffer.concat(
    Array.from({ length: frames }, (_, frame) => Buffer.alloc(edge * edge * 3, (frame % 2) * 255)),
  );
  const raw = { width: edge, height: frames * edge, channels: 3, pageHeight: edge } as const;
  return sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer();
}

describe('uploadAvatar', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('re-encodes %s and serves it in the requested sizes', async (format) => {
    const { body } = await upload(await picture.clone().toFormat(format).toBuffer());
    expect(body.avatar).toMatch(/^\/api\/avatars\/[A-Za-z0-9_-]{22}$/);
    const full = await services.get(body.avatar);
    expect(full.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    for (const edge of [30, 50]) {
      const sized = await fetch(`${await services.listen()}${body.avatar}=s${edge}`);
      const { width, height } = await sharp(Buffer.from(await sized.arrayBuffer())).metadata();
      expect([width, height]).toEqual([edge, edge]);
    }
    const small = await services.request(getSmallAvatar, {}, { as: person });
    expect(small.body.avatar).toBe(`${body.avatar}=s50`);
  });

  it('accepts bitmaps and data URLs', async () => {
    expect((await upload(bitmap())).body.success).toBe(true);
    const avatar = `data:image/png;base64,${(await picture.clone().png().toBuffer()).toString('base64')}`;
    expect((await services.request(uploadAvatar, { avatar }, { as: person })).body.success).toBe(true);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['half a bitmap', bitmap().subarray(0, 60)],
    ['a text that starts like a picture', Buffer.from('\x89PNG\r\n\x1a\nnot really', 'latin1')],
    ['a picture that claims 3.6 gigapixels', claiming(60_000)],
  ])('refuses %s', async (_name, bytes) => {
    const { status, body } = await upload(bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
  });

  it.each([
    ['6,300 × 6,300 pixels', blackSquare(6300)],
    ['6,300 × 6,300 interlaced pixels', blackSquare(6300, { interlaced: true })],
    ['13 megapixels', blackSquare(3606)],
    ['a hundred frames of 400 × 400', film(100, 400)],
  ])('refuses %s by its header, before decoding', async (_what, bytes) => {
    const { status, body } = await upload(await bytes);
    expect([status, body.code]).toEqual([413, 'AVATAR_TOO_LARGE']);
  });

  it('accepts pictures of at most twelve megapixels', async () => {
    for (const bytes of [blackSquare(3464), await film(10, 400)]) expect((await upload(bytes)).status).toBe(200);
  });

  it('decodes pictures in turn, refuses uploads if too many wait, and accepts the next one afterwards', async () => {
    const large = blackSquare(3464, { interlaced: true });
    const answers = await Promise.all(Array.from({ length: 16 }, () => upload(large)));
    const busy = answers.filter(({ status }) => status === 503);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(5);
    expect(busy.length).toBe(answers.length - done.length);
    expect(busy.length).toBeGreaterThan(0);
    for (const { body, headers } of busy) {
      expect(body.code).toBe('AVATAR_BUSY');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await upload(large)).status).toBe(200);
  });

  it('names the accepted types of files', async () => {
    const { body } = await upload(Buffer.from('GIF89a nonsense'));
    expect(body.message).toBe('Only png, gif, bmp, jpeg, or jpg files are allowed');
  });

  it('refuses webp and 20 MB', async () => {
    expect((await upload(await picture.clone().webp().toBuffer())).status).toBe(400);
    expect((await upload(Buffer.alloc(20 * 1024 * 1024))).status).toBe(413);
  });

  it('deletes the picture when it is removed', async () => {
    const { body } = await upload(await picture.clone().png().toBuffer());
    await services.request(removeAvatar, {}, { as: person });
    expect((await services.get(body.avatar)).status).toBe(404);
    expect((await services.request(getSmallAvatar, {}, { as: person })).body.avatar).toBeNull();
  });
});

describe('pictures that no account uses', () => {
  const square = () => picture.clone().png().toBuffer();
  const isThere = async (avatar: string) => (await services.get(avatar)).status === 200;
  const models = () => ({ accounts: accountModel(services.connection), avatars: avatarModel(services.connection) });
  const sweep = () => sweepAvatars(models(), services.clock.now());

  it('are swept after simultaneous uploads, and the one in use stays', async () => {
    const bytes = await square();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bytes)));
    const made = answers.flatMap(({ body }) => (body.success ? [body.avatar as string] : []));
    const { avatarId } = (await models().accounts.findById(person.accountId).lean())!;
    const shown = `/api/avatars/${avatarId}`;
    expect(made).toContain(shown);
    expect(await isThere(shown)).toBe(true);
    services.clock.advance(3_600_001);
    await sweep();
    const left = await Promise.all(made.map(isThere));
    expect(made.filter((_, at) => left[at])).toEqual([shown]);
  });

  it('stay for an hour and are deleted afterwards', async () => {
    const record = (_id: string, createdAt: number) => ({
      _id,
      accountId: 'nobody',
      createdAt,
      sizes: [{ edge: 30, image: Buffer.from('x') }],
    });
    const { avatars } = models();
    const now = services.clock.now();
    await avatars.create([record('a'.repeat(22), now), record('b'.repeat(22), now - 3_600_001)]);
    await sweep();
    expect(await avatars.distinct('_id', { accountId: 'nobody' })).toEqual(['a'.repeat(22)]);
  });
});
