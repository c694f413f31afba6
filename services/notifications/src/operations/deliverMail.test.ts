import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InputOf } from '@meet/contracts';
import { deliverMail, NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { randomUUID } from 'node:crypto';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications({ MAILS_PER_HOUR: '3' });
});
afterAll(() => services.close());

const words = (changes: Partial<InputOf<typeof deliverMail>> = {}): InputOf<typeof deliverMail> => ({
  to: 'ana@example.com',
  locale: 'en_US',
  subject: 'Hello',
  title: 'Hello <b>Ana</b>',
  body: 'First.\n\nSecond.',
  action: { label: 'Open', url: 'http://localhost:8080/signin' },
  footnote: undefined,
  onBehalfOf: undefined,
  ...changes,
});
const deliver = (changes?: Partial<InputOf<typeof deliverMail>>) =>
  services.client.call(deliverMail, words(changes), SERVICE_CALLER);

async function mailTo(to: string): Promise<{ subject: string; text: string; replyTo?: object }> {
  const { body } = await services.get(`/dev/mail.json?to=${to}`);
  return (body as { subject: string; text: string }[])[0]!;
}

describe('deliverMail', () => {
  it('stores the mail, encrypted, with escaped text and its link', async () => {
    const { mailId } = await deliver();
    const stored = await services.connection
      .collection<{ _id: string }>('notifications.mails')
      .findOne({ _id: mailId });
    expect(JSON.stringify(stored)).not.toContain('ana@example.com');

    const { body } = await services.get('/dev/mail.json');
    expect(body[0]).toMatchObject({
      id: mailId,
      to: 'ana@example.com',
      subject: 'Hello',
      links: ['http://localhost:8080/signin'],
    });
    expect(body[0].html).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;');
    expect(body[0].text).toContain('First.\n\nSecond.');
  });

  it('lists only the mails to one address if a test requests them', async () => {
    const to = `${randomUUID().slice(0, 8)}@example.com`;
    const { mailId } = await deliver({ to });
    await deliver({ to: 'somebody.else@example.com' });
    const { body } = await services.get(`/dev/mail.json?to=${to}`);
    expect(body).toEqual([expect.objectContaining({ id: mailId, to })]);
  });

  it('gives each paragraph its direction, which an isolated name does not change', async () => {
    const to = 'rtl@example.com';
    await deliver({ to, subject: '\u2068محمد\u2069 invites you', body: '\u2068محمد\u2069 writes:\n\nمرحبا Ana' });
    const mail = (await mailTo(to)) as unknown as { subject: string; html: string };
    expect(mail.subject).toBe('\u2068محمد\u2069 invites you');
    expect(mail.html).toMatch(/<p class="text" style="[^"]*">\u2068محمد\u2069 writes:<\/p>/);
    expect(mail.html).toMatch(/<p class="text" dir="rtl" style="[^"]*">مرحبا Ana<\/p>/);
  });

  it('supports light and dark mode, and attaches the logo', async () => {
    const { mailId } = await deliver();
    const { body } = await services.get('/dev/mail.json');
    expect(body[0].html).toContain('<img src="cid:logo@meet"');
    const shown = await services.get(`/dev/mail/${mailId}`);
    expect(String(shown.body)).toContain('<img src="data:image/png;base64,iVBOR');
    expect(String(shown.body)).toContain('prefers-color-scheme:dark');
  });

  it.each(['\r\n', '\n', '\r', '\0', '\v', '\u0085', '\u2028', '\ud800\n'])(
    'replaces %j in a subject, so that it adds no header',
    async (end) => {
      const to = `${randomUUID().slice(0, 8)}@example.com`;
      await deliver({ to, subject: `Hi${end}Bcc: all@example.com`, title: `Hi${end}${end}you` });
      const mail = await mailTo(to);
      expect(mail.subject).toMatch(/^Hi\ufffd? Bcc: all@example\.com$/);
      expect(mail.text).toMatch(/^Hi\ufffd? (\ufffd )?you\n/);
    },
  );

  it('sets the given recipient of replies, whose name adds no header', async () => {
    const to = `${randomUUID().slice(0, 8)}@example.com`;
    await deliver({ to, replyTo: { name: 'Ana\r\nBcc: all@example.com', address: 'ana@example.com' } });
    expect(await mailTo(to)).toMatchObject({
      replyTo: { name: 'Ana Bcc: all@example.com', address: 'ana@example.com' },
    });
    const badly = deliver({ to, replyTo: { name: 'Ana', address: 'ana@example.com\r\nBcc: all@example.com' } });
    await expect(badly).rejects.toThrow('VALIDATION_FAILED');
  });

  it('shortens a long subject between characters', async () => {
    const to = `${randomUUID().slice(0, 8)}@example.com`;
    await deliver({ to, subject: `x${'\u{1f600}'.repeat(300)}` });
    expect((await mailTo(to)).subject).toBe(`x${'\u{1f600}'.repeat(199)}`);
  });

  it('refuses an address that would add a header', async () => {
    await expect(deliver({ to: 'ana@example.com\nBcc: b@example.com' })).rejects.toThrow('VALIDATION_FAILED');
    await expect(deliver({ to: 'a@example.com, b@example.com' })).rejects.toThrow('MAIL_REFUSED');
  });

  it.each(['https://evil.example/x', 'javascript:alert(1)', '//evil.example', 'http://localhost:8080.evil.example/'])(
    'refuses a link to %s',
    async (url) => {
      await expect(deliver({ action: { label: 'Open', url } })).rejects.toThrow('MAIL_REFUSED');
    },
  );

  it('limits the mails to an address in an hour, and counts again in the next hour', async () => {
    const to = 'ion@example.com';
    for (let i = 0; i < 3; i++) await deliver({ to });
    await expect(deliver({ to })).rejects.toThrow('MAIL_LIMIT_REACHED');
    services.clock.advance(3_600_000);
    await expect(deliver({ to })).resolves.toBeDefined();
  });

  it('limits the mails that one person causes, to any recipients', async () => {
    for (let i = 0; i < 3; i++) await deliver({ to: `p${i}@example.com`, onBehalfOf: 'account-1' });
    await expect(deliver({ to: 'p9@example.com', onBehalfOf: 'account-1' })).rejects.toThrow('MAIL_LIMIT_REACHED');
  });

  const ownMails = async (to: string) => {
    for (let i = 0; i < 3; i++) await deliver({ to });
    await expect(deliver({ to })).rejects.toThrow('MAIL_LIMIT_REACHED');
  };

  it('reveals by no limit how many mails an address gets about its own account', async () => {
    await ownMails('ana@example.org');
    await expect(deliver({ to: 'ana@example.org', onBehalfOf: 'account-2' })).resolves.toBeDefined();
  });

  it('sends mails about an account even if others write to its address often', async () => {
    for (let i = 0; i < 3; i++) await deliver({ to: 'maria@example.org', onBehalfOf: `account-m${i}` });
    await expect(deliver({ to: 'maria@example.org', onBehalfOf: 'account-m3' })).rejects.toThrow('MAIL_LIMIT_REACHED');
    await expect(deliver({ to: 'maria@example.org' })).resolves.toBeDefined();
  });

  it('does not count a mail against its recipient if its sender’s limit refused it', async () => {
    for (let i = 0; i < 6; i++) {
      const mail = deliver({ to: i < 3 ? `q${i}@example.com` : 'luc@example.org', onBehalfOf: 'account-3' });
      if (i < 3) await mail;
      else await expect(mail).rejects.toThrow('MAIL_LIMIT_REACHED');
    }
    await expect(deliver({ to: 'luc@example.org', onBehalfOf: 'account-4' })).resolves.toBeDefined();
  });

  it('skips people who turned such mails off, which the sender cannot notice', async () => {
    const [willing, unwilling] = [services.signIn(), services.signIn()];
    services.neighbours.choices.set(unwilling.accountId, { web: true, mail: false });
    const addresses = [willing.email, unwilling.email.toUpperCase(), 'no-account@example.org'];
    const about = NOTIFICATION_TYPES.joinInvite;
    for (const to of addresses) {
      const { mailId } = await deliver({ to, about, onBehalfOf: 'account-5' });
      expect(mailId).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await Promise.all(addresses.map(async (to) => (await mailTo(to)) !== undefined))).toEqual([
      true,
      false,
      true,
    ]);
    await expect(deliver({ to: 'p@example.org', about, onBehalfOf: 'account-5' })).rejects.toThrow(
      'MAIL_LIMIT_REACHED',
    );
    await deliver({ to: unwilling.email });
    expect(await mailTo(unwilling.email)).toBeDefined();
  });

  it('is closed to people', async () => {
    expect((await services.request(deliverMail, words())).status).toBe(404);
  });
});
