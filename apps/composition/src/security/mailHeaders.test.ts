import type { Call } from '@meet/contracts';
import { createChatRoom } from '@meet/chat-contract';
import {
  createMeeting,
  scheduleMeeting,
  sendEmailWhenStartMeeting,
  startMeetingWithContacts,
} from '@meet/meetings-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestPerson } from '@meet/service-kit/testing';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** A subject of the maximum length. */
const SUBJECT = `Plans ${'long '.repeat(40)}`.slice(0, 200);
const SEVERAL_LINES = `Plans\r\nBcc: all@example.com\n\n${'long '.repeat(40)}`.slice(0, 200);

let product: TestProduct;
let ana: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  ana = await product.newPerson('Ana Pop');
  // The call refuses such a name, but headers must not rely on that.
  await product.connection
    .collection<{ _id: string }>('accounts.accounts')
    .updateOne({ _id: ana.accountId }, { $set: { fullName: `Ana\n${'P'.repeat(96)}` } });
});
afterAll(() => product.close());

const newRoom = async () => (await product.request(createMeeting, {}, { as: ana })).body.roomId as string;

describe('texts that people write', () => {
  it.each<[string, Call, (to: string) => Promise<object>]>([
    [
      'starting a meeting',
      startMeetingWithContacts as Call,
      async (to) => ({ roomId: await newRoom(), subject: SUBJECT, invitedParticipants: [{ email: to }] }),
    ],
    [
      'mailing a link',
      sendEmailWhenStartMeeting as Call,
      async (to) => ({ roomId: await newRoom(), subject: SUBJECT, to: [to] }),
    ],
    [
      'planning a meeting',
      scheduleMeeting as Call,
      async (to) => ({
        subject: SUBJECT,
        startsAt: product.clock.now() + 3_600_000,
        durationInMinutes: 30,
        timeZone: 'UTC',
        invited: [to],
      }),
    ],
    ['opening a chat room', createChatRoom as Call, async (to) => ({ participants: [to], roomName: 'Ours' })],
  ])(
    'prevent no mail and stay on one line of it, even with a name of several lines: %s',
    async (what, call, inputFor) => {
      const to = `${what.replaceAll(' ', '')}@example.com`;
      const { body } = await product.request(call, await inputFor(to), { as: ana });
      expect(body.success).toBe(true);
      expect(body.mailFailure ?? null).toBeNull();
      const { subject, title } = await product.mailTo(to);
      for (const line of [subject, title]) {
        expect(line).toMatch(/^[^\r\n]+$/);
        expect(line.length).toBeLessThanOrEqual(200);
      }
    },
  );

  it.each<[string, Call, object]>([
    ['a planned meeting', scheduleMeeting as Call, { subject: SEVERAL_LINES }],
    ['a meeting with contacts', startMeetingWithContacts as Call, { subject: SEVERAL_LINES }],
    ['a mailed link', sendEmailWhenStartMeeting as Call, { subject: SEVERAL_LINES }],
    ['a chat room', createChatRoom as Call, { roomName: 'Ours\r\nBcc: x' }],
  ])('are refused if they have several lines: %s', async (_what, call, input) => {
    const { status, body } = await product.request(call, input, { as: ana });
    expect(status).toBe(400);
    expect(body.fields).toContainEqual(expect.objectContaining({ key: 'common.textOneLine' }));
  });
});
