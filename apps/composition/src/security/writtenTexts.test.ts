import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fieldsOver } from '../testing/callsOver.ts';
import { getName, takes } from '../testing/listFields.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** Texts that programs create, that are secrets, or that are only searched for. They are never shown to people. */
const NOT_SHOWN = new RegExp(
  `(?: |\\.)(?:${[
    ...['inviteToken', 'recaptchaToken', 'referrerToken', 'token', 'jwt', 'data', 'code', 'state', 'iss', 'uid'],
    ...['password', 'currentPassword', 'accessKey', 'endpoint', 'avatar', 'accountId', 'participantId', 'type'],
    ...['inviteType', 'search', 'email', 'userAlias', 'roomLabel', 'members\\[0\\]', 'firstChildRoutePaths\\[0\\]'],
    ...['link', 'pageUrl', 'documentUrl', 'redirectTo'],
    // An unknown time zone counts as missing.
    'timezone',
  ].join('|')})$`,
);
/** Names in imported rows. They are cleaned, because a refusal would also refuse the other rows. */
const CLEANED = [
  'create-group-with-invited-contacts invitedParticipants[0].fullName',
  'start-meeting-with-contacts invitedParticipants[0].fullName',
  'insert-contacts insertData[0].name',
];
/** Texts of several lines, which may hold line ends. */
const SEVERAL_LINES = [
  'schedule-meeting description',
  'change-scheduled-meeting description',
  'send-message-to-chatroom message',
  'edit-chat-message message',
  'chat-webhooks/:secret text',
  'update-tooltip-content description',
  'update-tooltip-content tooltipDescription',
];
const ORDINARY = ['Ana Pop', 'Élodie’s été, 2 h'];
const TURNING = ['\u202EAna Pop', 'Ana\u202DPop', 'Ana\u0007Pop'];
const BREAKING = ['Ana\nPop', 'Ana\u2028Pop'];
const INVISIBLE = ['\u3164', '\u2800', '\u00AD', '\u200D', '\u200B'];

let product: TestProduct;
beforeAll(async () => void (product = await startTestProduct()));
afterAll(() => product.close());

interface Written {
  readonly name: string;
  readonly takes: (text: string) => boolean;
}

/** Returns every text of every call in which people may write freely. */
const written = (): Written[] =>
  fieldsOver(product, 'body', 'string')
    .map(({ call, path }) => ({
      name: `${call.path} ${getName(path)}`,
      takes: (text: string) => takes(call.input, path, text),
    }))
    .filter(({ name, takes: isTaken }) => ORDINARY.every(isTaken) && !NOT_SHOWN.test(name) && !CLEANED.includes(name));

it('no text field accepts direction overrides, controls, unwanted line breaks or only invisible characters', () => {
  const wrong = written().flatMap((field) => {
    const hostile = [...TURNING, ...INVISIBLE, ...(SEVERAL_LINES.includes(field.name) ? [] : BREAKING)];
    return hostile.filter(field.takes).map((text) => `${field.name}: ${JSON.stringify(text)}`);
  });
  expect(wrong).toEqual([]);
  expect(written().map(({ name }) => name)).toEqual(expect.arrayContaining(SEVERAL_LINES));
  expect(written().length).toBeGreaterThan(25);
});
