import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { remotesChanged } from '@meet/releases-contract';
import { releasesTexts } from '@meet/releases-contract/texts';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../i18n/en_US.json';
import pageTexts from './i18n/en_US.json';
import { PreviewsPage } from './PreviewsPage.tsx';

const offer = (remote: string, isChosen = false) => ({
  remote,
  preview: 'search',
  release: '2.0.0-0123456789ab',
  isChosen,
});
const OFFERS = [offer('mfe-crm'), offer('mfe-polls', true)];

async function show(
  previews: object = { isTester: true, previews: OFFERS },
  options: TestHostOptions = {},
  at?: string,
) {
  const { host } = await renderInHost(<PreviewsPage />, {
    texts: { ...ownTexts, operator: { ...ownTexts.operator, ...pageTexts.operator } },
    contractTexts: [releasesTexts],
    ownPages: {
      operatorRemotes: '/operator/remotes',
      operatorPreviews: '/operator/previews',
      operatorHealth: '/operator/health',
    },
    ...options,
    ...(at && { at }),
    api: {
      getPreviews: previews,
      // After a choice the page reloads, which jsdom can't do. The call therefore never ends.
      choosePreview: () => new Promise(() => {}),
      ...options.api,
    },
  });
  return host;
}
type Host = Awaited<ReturnType<typeof show>>;
const choices = (host: Host) => host.calls.filter(({ name }) => name === 'choosePreview').map(({ input }) => input);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the previews page', () => {
  it('lets a tester choose one preview and leave another', async () => {
    const host = await show();
    const polls = within(await screen.findByRole('listitem', { name: 'mfe-polls: search' }));
    expect(polls.getByText('You run it')).toBeVisible();
    await press('Use the preview search of mfe-crm');
    expect(choices(host)).toEqual([{ remote: 'mfe-crm', preview: 'search', link: undefined }]);
    await press('Leave the preview search of mfe-polls');
    expect(choices(host)[1]).toEqual({ remote: 'mfe-polls', preview: null, link: undefined });
  });

  it('shows other people only that it is for testers', async () => {
    await show({ isTester: false, previews: [] });
    expect(await screen.findByRole('heading', { name: 'This page is for testers' })).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('applies the preview of a link after the person confirms', async () => {
    const at = '/operator/previews#remote=mfe-crm&preview=search&link=123.abc';
    const host = await show({ isTester: false, previews: [] }, {}, at);
    expect(await screen.findByRole('heading', { name: /a link to the preview search of mfe-crm/ })).toBeVisible();
    expect(choices(host)).toEqual([]);
    await press('Use this preview');
    expect(choices(host)).toEqual([{ remote: 'mfe-crm', preview: 'search', link: '123.abc' }]);
  });

  it.each(['#link=123.abc', '#remote=../evil&preview=search&link=1', '#remote=mfe-crm&preview=search'])(
    'shows that a link is incomplete: %s',
    async (hash) => {
      await show({ isTester: false, previews: [] }, {}, `/operator/previews${hash}`);
      expect(await screen.findByText('This link is incomplete')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Use this preview' })).toBeNull();
    },
  );

  it('shows why a choice was refused, and lets it be repeated', async () => {
    const refuse = () => {
      throw new CallFailure(403, { code: 'PREVIEW_LINK_INVALID', message: 'This link is over.' });
    };
    const host = await show(undefined, { api: { choosePreview: refuse } });
    await press('Use the preview search of mfe-crm');
    expect(host.toasts).toMatchObject([{ type: 'error', message: expect.stringContaining('This link is over') }]);
    expect(screen.getByRole('button', { name: 'Use the preview search of mfe-crm' })).toBeEnabled();
  });

  it('creates a link with a valid number of days for an administrator', async () => {
    const host = await show(undefined, {
      session: { ...TEST_USER, isAdmin: true },
      api: { createPreviewLink: { link: '123.abc', expiresAt: Date.UTC(2026, 2, 1, 12) } },
    });
    await press('Create a link to the preview search of mfe-crm');
    const dialog = within(await screen.findByRole('dialog'));
    const days = dialog.getByRole('textbox', { name: /Days/ });
    await userEvent.clear(days);
    await userEvent.type(days, '31');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }));
    expect(await dialog.findByText('Choose a number of days within the limit')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }));
    const url = `${location.origin}/operator/previews#remote=mfe-crm&preview=search&link=123.abc`;
    expect(await dialog.findByText(url)).toBeVisible();
    expect(host.calls.at(-1)).toMatchObject({
      name: 'createPreviewLink',
      input: { remote: 'mfe-crm', preview: 'search', expiresInDays: 3 },
    });
  });

  it('lets an administrator set the testers from a list, and names invalid entries', async () => {
    const stored = ['ana@example.com', 'bo@example.com'];
    const host = await show(undefined, {
      session: { ...TEST_USER, isAdmin: true },
      api: { getTesters: { emails: ['tess@example.com'] }, setTesters: { emails: stored } },
    });
    await press('Testers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Testers' }));
    const field = dialog.getByRole('textbox', { name: /E-mail addresses/ });
    expect(field).toHaveValue('tess@example.com');
    await userEvent.clear(field);
    await userEvent.type(field, 'ana@example.com, nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^nobody: /)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'ana@example.com; bo@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.calls.at(-1)).toEqual({ name: 'setTesters', input: { emails: stored } });
    expect(host.toasts).toMatchObject([{ type: 'success', message: '2 people are testers' }]);
  });

  it('follows the published previews, and offers testers no links', async () => {
    let previews = OFFERS;
    const host = await show(undefined, { api: { getPreviews: () => ({ isTester: true, previews }) } });
    await screen.findByRole('listitem', { name: 'mfe-crm: search' });
    expect(screen.queryByRole('button', { name: /Create a link/ })).toBeNull();
    previews = [];
    act(() => host.push(remotesChanged, { remote: 'mfe-crm', disabled: false }));
    expect(await screen.findByText('There are no previews at present')).toBeVisible();
  });

  it('shows that loading failed', async () => {
    await show(undefined, {
      api: {
        getPreviews: () => {
          throw CallFailure.fromNetwork(new TypeError('offline'));
        },
      },
    });
    expect(await screen.findByText('The previews could not be loaded.')).toBeVisible();
  });
});
