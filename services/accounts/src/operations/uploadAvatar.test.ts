import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSmallAvatar, removeAvatar, uploadAvatar } from '@meet/contracts/accounts';
import type { TestPerson } from '@meet/service-kit/testing';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
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

/** 2×2 pixels of 24 bits. */
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

/** A PNG that claims 60,000 × 60,000 pixels in a few hundred bytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]);
}

describe('uploadAvatar', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('re-encodes %s and serves it in the sizes asked for', async (format) => {
    const { body } = await upload(await picture.clone().toFormat(format).toBuffer());
    expect(body.avatar).toMatch(/^\/api\/avatars\/[0-9a-f]{24}$/);
    const full = await services.get(body.avatar);
    expect(full.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect((await services.get(`${body.avatar}=s50`)).status).toBe(200);
    const small = await services.request(getSmallAvatar, {}, { as: person });
    expect(small.body.avatar).toBe(`${body.avatar}=s50`);
  });

  it('takes bitmaps and data addresses', async () => {
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
    ['a picture of 3.6 gigapixels', bomb()],
  ])('refuses %s', async (_name, bytes) => {
    const { status, body } = await upload(bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
  });

  it('says which files it takes', async () => {
    const { body } = await upload(Buffer.from('GIF89a nonsense'));
    expect(body.message).toBe('Only png, gif, bmp, jpeg, or jpg files are allowed');
  });

  it('refuses webp and 20 MB', async () => {
    expect((await upload(await picture.clone().webp().toBuffer())).status).toBe(400);
    expect((await upload(Buffer.alloc(20 * 1024 * 1024))).status).toBe(413);
  });

  it('forgets the picture when it is removed', async () => {
    const { body } = await upload(await picture.clone().png().toBuffer());
    await services.request(removeAvatar, {}, { as: person });
    expect((await services.get(body.avatar)).status).toBe(404);
    expect((await services.request(getSmallAvatar, {}, { as: person })).body.avatar).toBeNull();
  });
});
