import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkIfDontShowAgainIsSet,
  getAccountPreferences,
  getPreferencesOfAccounts,
  getTooltipContent,
  guideDontShowAgain,
  recordCookieConsent,
  updateAccountPreferences,
  updateTooltipContent,
} from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
let person: TestPerson;
beforeAll(async () => {
  services = await startAccounts();
  person = await services.createPerson();
});
afterAll(() => services.close());

describe('preferences', () => {
  it('are all on at first, and change option by option', async () => {
    const get = async () =>
      (await services.request(getAccountPreferences, { preferenceType: 'notification' }, { as: person })).body
        .preferences;
    expect((await get()).options).toHaveLength(4);
    const option = { notificationType: 'reminder', mail: false, web: true, mobile: false };
    const configuration = { options: [option] };
    await services.request(updateAccountPreferences, { preferenceType: 'notification', configuration }, { as: person });
    expect((await get()).options).toEqual([
      { notificationType: 'startMeeting', mail: true, web: true, mobile: true },
      { notificationType: 'joinMeeting', mail: true, web: true, mobile: true },
      option,
      { notificationType: 'groupInvite', mail: true, web: true, mobile: true },
    ]);
  });

  it('keep all options that are changed at the same time', async () => {
    const other = await services.createPerson();
    const choose = (notificationType: string) =>
      services.request(
        updateAccountPreferences,
        {
          preferenceType: 'notification',
          configuration: { options: [{ notificationType, mail: false, web: false, mobile: false }] },
        },
        { as: other },
      );
    await Promise.all(['startMeeting', 'joinMeeting', 'reminder', 'groupInvite'].map(choose));
    const input = { preferenceType: 'notification' };
    const { options } = (await services.request(getAccountPreferences, input, { as: other })).body.preferences;
    expect(options.map(({ mail }: { mail: boolean }) => mail)).toEqual([false, false, false, false]);
  });

  it('include mail and sound for chat, which other services can read', async () => {
    const configuration = { mail: false, web: true };
    const input = { preferenceType: 'chatNotifications', configuration };
    await services.request(updateAccountPreferences, input, { as: person });
    const { body } = await services.request(
      getAccountPreferences,
      { preferenceType: 'chatNotifications' },
      { as: person },
    );
    expect(body).toEqual({ success: true, preferences: { ...configuration, showsTyping: true } });
    const accountIds = [person.accountId, 'someone-else'];
    const { preferences } = await services.client.call(getPreferencesOfAccounts, { accountIds }, SERVICE_CALLER);
    expect(preferences.map(({ chatNotifications }) => chatNotifications)).toEqual([
      { ...configuration, showsTyping: true },
      { mail: true, web: true, showsTyping: true },
    ]);
  });

  it('keep the setting for typing if a change does not name it', async () => {
    const change = (configuration: object) =>
      services.request(
        updateAccountPreferences,
        { preferenceType: 'chatNotifications', configuration },
        { as: person },
      );
    await change({ mail: true, web: true, showsTyping: false });
    await change({ mail: false, web: false });
    const input = { preferenceType: 'chatNotifications' };
    const { body } = await services.request(getAccountPreferences, input, { as: person });
    expect(body.preferences).toEqual({ mail: false, web: false, showsTyping: false });
  });

  it.each([
    { preferenceType: 'other', configuration: {} },
    { preferenceType: 'notification', configuration: { options: [{ notificationType: 'x', mail: true }] } },
    { preferenceType: 'notification', configuration: { options: { $gt: '' } } },
    { preferenceType: 'chatNotifications', configuration: { mail: 'yes', web: true } },
    { preferenceType: 'chatNotifications' },
  ])('refuse %j', async (input) => {
    expect((await services.request(updateAccountPreferences, input, { as: person })).status).toBe(400);
  });
});

describe('guides', () => {
  it('stay hidden once the person hides them, until the person shows them again', async () => {
    const guideId = 'groups_quick_guide';
    const isSet = async () =>
      (await services.request(checkIfDontShowAgainIsSet, { guideId }, { as: person })).body.isSetShowAgain;
    expect(await isSet()).toBe(false);
    await services.request(guideDontShowAgain, { guideId, show: 0 }, { as: person });
    expect(await isSet()).toBe(true);
    await services.request(guideDontShowAgain, { guideId, show: 1 }, { as: person });
    expect(await isSet()).toBe(false);
  });
});

describe('tooltips', () => {
  const getNotes = async (pageUrl: string, as?: TestPerson) =>
    (await services.request(getTooltipContent, { pageUrl }, { as })).body;

  it('are built in, in the caller’s language, for the requested page', async () => {
    const { tooltipsDetails, canEdit } = await getNotes('/dashboard/join', person);
    expect(tooltipsDetails.map(({ elementId }: { elementId: string }) => elementId)).toEqual([
      'dashboard.start',
      'dashboard.room',
      'dashboard.hosting',
      'dashboard.customRooms',
    ]);
    expect(canEdit).toBe(false);
    const french = await services.request(
      getTooltipContent,
      { pageUrl: 'http://localhost:8080/dashboard' },
      { headers: { locale: 'fr_FR' } },
    );
    expect(french.body.tooltipsDetails[0].title).toBe('Lancer une réunion');
  });

  it('are changed by an administrator, in both input forms, and are sanitised', async () => {
    const admin = await services.createAdministrator();
    const first = {
      tooltipId: 'dashboard.start',
      tooltipTitle: 'Hello',
      tooltipDescription: '<b>x</b>',
      tooltipShowTitle: 1,
    };
    expect((await services.request(updateTooltipContent, first, { as: admin })).body.success).toBe(true);
    expect((await getNotes('dashboard', admin)).canEdit).toBe(true);
    const second = { elementId: 'dashboard.start', title: 'Bye', description: '<script>x</script>', showTitle: false };
    await services.request(updateTooltipContent, second, { as: admin });
    expect((await getNotes('dashboard')).tooltipsDetails[0]).toEqual({
      elementId: 'dashboard.start',
      title: 'Bye',
      description: '&lt;script&gt;x&lt;/script&gt;',
      showTitle: false,
    });
  });

  it('can be changed only by administrators', async () => {
    const input = { elementId: 'dashboard.start', title: 'x', description: 'x', showTitle: true };
    expect((await services.request(updateTooltipContent, input, { as: person })).status).toBe(403);
    expect((await services.request(updateTooltipContent, input)).status).toBe(401);
  });

  it('are refused for an unknown element', async () => {
    const admin = await services.createAdministrator();
    const input = { elementId: 'dashboard.nowhere', title: 'x', description: 'x', showTitle: true };
    const answer = await services.request(updateTooltipContent, input, { as: admin });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'TOOLTIP_NOT_FOUND' } });
    expect(await services.connection.collection('accounts.tooltips').countDocuments({ title: 'x' })).toBe(0);
  });

  it('require an element', async () => {
    const admin = await services.createAdministrator();
    const answer = await services.request(updateTooltipContent, { title: 'x' }, { as: admin });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Missing required parameters!!!' } });
  });
});

describe('recordCookieConsent', () => {
  it('keeps the first record of an id', async () => {
    const uid = 'a-consent-of-somebody';
    const record = (documentUrl: string) =>
      services.request(recordCookieConsent, { uid, documentUrl, consentGranted: true });
    await record('http://localhost:8080/signin');
    await record('http://localhost:8080/changed');
    const stored = await services.connection
      .collection<{ _id: string }>('accounts.cookie_consents')
      .findOne({ _id: uid });
    expect(stored).toMatchObject({ documentUrl: 'http://localhost:8080/signin', consentGranted: true });
  });
});
