import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { remotesChanged, type AuditEntry, type Channel, type Release, type Remote } from '@meet/releases-contract';
import { releasesTexts } from '@meet/releases-contract/texts';
import { createTestHost, fillSlots, renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../i18n/en_US.json';
import pageTexts from './i18n/en_US.json';
import { RemotesPage } from './RemotesPage.tsx';

const ONE = '1.0.0-0123456789ab';
const TWO = '2.0.0-0123456789ab';
const THREE = '3.0.0-0123456789ab';
const NOW = Date.UTC(2026, 2, 1, 12);

const buildRemote = (remote: string, changes: Partial<Remote> = {}): Remote => ({
  remote,
  team: 'Sales',
  teamEmail: null,
  slots: [],
  routes: [],
  keys: [],
  sizeBudget: null,
  requiresSecondPerson: false,
  createdAt: NOW,
  ...changes,
});
const buildChannel = (remote: string, changes: Partial<Channel> = {}): Channel => ({
  remote,
  stable: TWO,
  canary: null,
  previews: [],
  disabled: false,
  proposal: null,
  revision: 7,
  ...changes,
});
const buildRelease = (releaseId: string, changes: Partial<Release> = {}) =>
  ({
    remote: 'mfe-crm',
    releaseId,
    version: releaseId.slice(0, 5),
    publishedBy: 'token CI',
    publishedAt: NOW,
    commit: null,
    isSigned: false,
    files: 1,
    bytes: 1,
    channels: [],
    sessions: 0,
    errors: 0,
    ...changes,
  }) as unknown as Release;
const buildEntry = (revision: number, channel: Partial<Channel>, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  revision,
  at: NOW,
  action: 'changed',
  by: 'Root Admin',
  reason: null,
  channel: buildChannel('mfe-crm', { revision, ...channel }),
  ...changes,
});

const RELEASES = [
  buildRelease(THREE),
  buildRelease(TWO, { channels: ['stable'], sessions: 200, errors: 3 }),
  buildRelease(ONE),
];
const ENTRIES = [
  buildEntry(7, { stable: TWO }, { by: 'token CI', reason: 'better totals' }),
  buildEntry(6, { stable: ONE, disabled: true }),
  buildEntry(5, { stable: ONE }),
];

async function show(channel: Partial<Channel> = {}, options: TestHostOptions = {}, remote: Partial<Remote> = {}) {
  const { host } = await renderInHost(<RemotesPage />, {
    texts: { ...ownTexts, operator: { ...ownTexts.operator, ...pageTexts.operator } },
    contractTexts: [releasesTexts],
    session: { ...TEST_USER, isAdmin: true },
    ownPages: { operatorPreviews: '/operator/previews', operatorHealth: '/operator/health' },
    ...options,
    api: {
      getRemotes: { remotes: [buildRemote('mfe-crm', remote)], channels: [buildChannel('mfe-crm', channel)] },
      getReleases: { releases: RELEASES },
      getChannelAudit: { entries: ENTRIES },
      changeChannel: (input: Partial<Channel>) => ({ channel: buildChannel('mfe-crm', { ...channel, ...input }) }),
      ...options.api,
    },
  });
  return host;
}
type Host = Awaited<ReturnType<typeof show>>;

const row = async (name = 'mfe-crm') => within(await screen.findByRole('listitem', { name }));
const press = async (name: string) => userEvent.click((await row()).getByRole('button', { name: `${name}: mfe-crm` }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const changes = (host: Host) => host.calls.filter(({ name }) => name === 'changeChannel').map(({ input }) => input);

describe('the remotes page', () => {
  it('ends with the sections of other remotes, for administrators alone', async () => {
    const section = { 'account.operatorSection/v1': () => <h2>Licences</h2> };
    const draw = (isAdmin: boolean) => {
      const host = createTestHost({
        session: { ...TEST_USER, isAdmin },
        ownPages: { operatorPreviews: '/operator/previews', operatorHealth: '/operator/health' },
        api: { getRemotes: { remotes: [], channels: [] } },
      });
      return renderInHost(<RemotesPage />, { host, slots: fillSlots(section, host) });
    };
    const { unmount } = await draw(false);
    expect(screen.queryByRole('heading', { name: 'Licences' })).toBeNull();
    unmount();
    await draw(true);
    expect(await screen.findByRole('heading', { name: 'Licences' })).toBeVisible();
  });

  it('is for administrators, and requests nothing for others', async () => {
    const host = await show({}, { session: TEST_USER });
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
    expect(host.calls).toEqual([]);
  });

  it('shows the team and the live releases of each remote', async () => {
    await show({
      canary: { release: THREE, percent: 10, people: [] },
      proposal: { release: ONE, by: 'Mia', at: NOW, percent: null, people: [] },
      disabled: true,
    });
    const crm = await row();
    for (const text of [
      'Team: Sales',
      `Everybody: ${TWO}`,
      `Canary: ${THREE} for 10%`,
      `Proposed by Mia: ${ONE}`,
      'Disabled',
    ])
      expect(crm.getByText(text)).toBeVisible();
  });

  it('shows the error rate of each release, and the history of changes', async () => {
    await show();
    const releases = within(await screen.findByRole('table', { name: 'Releases of mfe-crm' }));
    expect(within(await releases.findByRole('row', { name: new RegExp(TWO) })).getByText('1.5%')).toBeVisible();
    const trail = within(screen.getByRole('table', { name: 'Changes of mfe-crm' }));
    const [, latest, former, first] = trail.getAllByRole('row');
    expect(latest).toHaveTextContent(/token CI/);
    expect(latest).toHaveTextContent(`Everybody: ${TWO}`);
    expect(latest).toHaveTextContent('Enabled');
    expect(latest).toHaveTextContent('better totals');
    expect(former).toHaveTextContent(/Root AdminDisabled/);
    expect(first).toHaveTextContent(`Everybody: ${ONE}`);
  });

  it('shows the history of another remote on request', async () => {
    const requested: unknown[] = [];
    const names = ['mfe-crm', 'mfe-polls'];
    await show(
      {},
      {
        api: {
          getRemotes: {
            remotes: names.map((name) => buildRemote(name)),
            channels: names.map((name) => buildChannel(name)),
          },
          getReleases: ({ remote }: { remote: string }) => (requested.push(remote), { releases: RELEASES }),
        },
      },
    );
    await userEvent.click((await row('mfe-polls')).getByRole('button', { name: 'History: mfe-polls', pressed: false }));
    expect(await screen.findByRole('table', { name: 'Changes of mfe-polls' })).toBeVisible();
    expect((await row('mfe-polls')).getByRole('button', { name: 'History: mfe-polls', pressed: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Releases of mfe-polls' })).toHaveFocus();
    expect(requested).toEqual(names);
  });

  it('promotes another release, based on the revision that was shown', async () => {
    const host = await show();
    await press('Promote');
    const form = await dialog('Promote a release of mfe-crm');
    const select = form.getByRole('combobox', { name: /^Release/ });
    expect(within(select).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(select, ONE);
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), ' totals ');
    await userEvent.click(form.getByRole('button', { name: 'Promote' }));
    expect(changes(host)).toEqual([{ remote: 'mfe-crm', ifMatch: '"7"', stable: ONE, reason: 'totals' }]);
    expect(host.toasts.at(-1)).toMatchObject({ type: 'success', message: `Everybody runs ${ONE} of mfe-crm` });
  });

  it('shows that a second person is needed if the release is only proposed', async () => {
    const host = await show(
      {},
      { api: { changeChannel: { channel: buildChannel('mfe-crm') } } },
      { requiresSecondPerson: true },
    );
    await press('Promote');
    await userEvent.click((await dialog('Promote a release of mfe-crm')).getByRole('button', { name: 'Promote' }));
    expect(host.toasts.at(-1)?.message).toMatch(/a second person has to promote it/);
  });

  it('starts a canary with a share between 0 and 100', async () => {
    const host = await show();
    await press('Start a canary');
    const form = await dialog('Canary of mfe-crm');
    const share = form.getByRole('textbox', { name: /^Percent of the people/ });
    await userEvent.clear(share);
    await userEvent.type(share, '101');
    await userEvent.click(form.getByRole('button', { name: 'Start a canary' }));
    expect(await form.findByText('Choose between 0 and 100 percent')).toBeVisible();
    expect(changes(host)).toEqual([]);
    await userEvent.clear(share);
    await userEvent.type(share, '25');
    await userEvent.click(form.getByRole('button', { name: 'Start a canary' }));
    expect(changes(host)).toEqual([
      { remote: 'mfe-crm', ifMatch: '"7"', canary: { release: THREE, percent: 25, people: [] } },
    ]);
  });

  it('shows a proposed wide canary, and confirms it with the same request', async () => {
    const proposal = { release: ONE, by: 'Mia', at: NOW, percent: 50, people: ['ben'] };
    const host = await show(
      { proposal },
      { api: { changeChannel: { channel: buildChannel('mfe-crm', { proposal }) } } },
      { requiresSecondPerson: true },
    );
    expect((await row()).getByText(`Proposed by Mia as a canary for 50%: ${ONE}`)).toBeVisible();
    await press('Start a canary');
    const form = await dialog('Canary of mfe-crm');
    await userEvent.click(form.getByRole('button', { name: 'Start a canary' }));
    expect(changes(host)).toEqual([
      { remote: 'mfe-crm', ifMatch: '"7"', canary: { release: ONE, percent: 50, people: ['ben'] } },
    ]);
    expect(host.toasts.at(-1)?.message).toMatch(/is proposed as the canary of mfe-crm: a second person/);
  });

  it('keeps the people of a canary when it is changed, and ends it on request', async () => {
    const host = await show({ canary: { release: ONE, percent: 10, people: ['mia'] } });
    await press('Change the canary');
    await userEvent.click((await dialog('Canary of mfe-crm')).getByRole('button', { name: 'Change the canary' }));
    await press('End the canary');
    expect(changes(host)).toEqual([
      { remote: 'mfe-crm', ifMatch: '"7"', canary: { release: ONE, percent: 10, people: ['mia'] } },
      { remote: 'mfe-crm', ifMatch: '"7"', canary: null },
    ]);
  });

  it('rolls back to the previous live release', async () => {
    const host = await show();
    await press('Roll back');
    const form = await dialog('Roll back mfe-crm');
    expect(form.getByText(new RegExp(`Everybody runs ${ONE} again`))).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Roll back' }));
    expect(changes(host)).toEqual([{ remote: 'mfe-crm', ifMatch: '"7"', stable: ONE }]);
  });

  it('shows a message if there is nothing to roll back to or to promote', async () => {
    const host = await show(
      {},
      { api: { getChannelAudit: { entries: [ENTRIES[0]] }, getReleases: { releases: [RELEASES[1]] } } },
    );
    await press('Roll back');
    await press('Promote');
    expect(host.toasts.map(({ message }) => message)).toEqual([
      'Nothing else was live of mfe-crm before',
      'mfe-crm has no other release. Publish one first.',
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('disables a remote only after its full name was typed', async () => {
    const host = await show();
    await press('Disable');
    const form = await dialog('Disable mfe-crm');
    const typed = form.getByRole('textbox', { name: /^Type mfe-crm to confirm/ });
    await userEvent.type(typed, 'mfe-cr');
    await userEvent.click(form.getByRole('button', { name: 'Disable' }));
    expect(await form.findByText('This is not mfe-crm')).toBeVisible();
    expect(changes(host)).toEqual([]);
    await userEvent.type(typed, 'm');
    await userEvent.click(form.getByRole('button', { name: 'Disable' }));
    expect(changes(host)).toEqual([{ remote: 'mfe-crm', ifMatch: '"7"', disabled: true }]);
  });

  it('warns that disabling its own remote removes this page', async () => {
    const api = { getRemotes: { remotes: [buildRemote('mfe-account')], channels: [buildChannel('mfe-account')] } };
    await show({}, { api });
    await userEvent.click((await row('mfe-account')).getByRole('button', { name: 'Disable: mfe-account' }));
    expect((await dialog('Disable mfe-account')).getByText(/This very page belongs to it/)).toBeVisible();
  });

  it('does not enable a remote without confirmation', async () => {
    const refused = await show({ disabled: true }, { confirms: false });
    await press('Enable');
    expect(refused.questions.at(-1)?.title).toBe('Enable mfe-crm?');
    expect(changes(refused)).toEqual([]);
  });

  it('shows that somebody was faster, closes the dialog, and shows the current state', async () => {
    let revision = 7;
    const host = await show(
      {},
      {
        api: {
          getRemotes: () => ({
            remotes: [buildRemote('mfe-crm')],
            channels: [buildChannel('mfe-crm', revision === 7 ? {} : { revision, stable: THREE })],
          }),
          changeChannel: () => {
            revision = 8;
            throw new CallFailure(412, { code: 'CHANNEL_REVISION_STALE', message: 'stale' });
          },
        },
      },
    );
    await press('Roll back');
    await userEvent.click((await dialog('Roll back mfe-crm')).getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText(`Everybody: ${THREE}`)).toBeVisible();
    expect(host.toasts.at(-1)).toMatchObject({
      type: 'warning',
      message: expect.stringMatching(/^Somebody changed mfe-crm meanwhile/),
    });
  });

  it('keeps the typed text if a change is refused', async () => {
    const message = 'This remote has no such release';
    await show(
      {},
      {
        api: {
          changeChannel: () => {
            throw new CallFailure(404, { code: 'RELEASE_NOT_FOUND', message });
          },
        },
      },
    );
    await press('Promote');
    const form = await dialog('Promote a release of mfe-crm');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'totals');
    await userEvent.click(form.getByRole('button', { name: 'Promote' }));
    expect(await form.findByRole('alert')).toHaveTextContent(message);
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('totals');
  });

  it('follows changes by others', async () => {
    let stable = TWO;
    const host = await show(
      {},
      {
        api: {
          getRemotes: () => ({ remotes: [buildRemote('mfe-crm')], channels: [buildChannel('mfe-crm', { stable })] }),
        },
      },
    );
    await screen.findByText(`Everybody: ${TWO}`, { selector: 'li *' });
    stable = THREE;
    act(() => host.push(remotesChanged, { remote: 'mfe-crm', releaseId: THREE, disabled: false }));
    expect(await (await row()).findByText(`Everybody: ${THREE}`)).toBeVisible();
  });

  it('shows a loading failure, and retries on request', async () => {
    let isDown = true;
    await show(
      {},
      {
        api: {
          getRemotes: () => {
            if (isDown) throw new Error('down');
            return { remotes: [], channels: [] };
          },
        },
      },
    );
    expect(await screen.findByText('The remotes could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByText('There are no remotes yet')).toBeVisible();
  });
});
