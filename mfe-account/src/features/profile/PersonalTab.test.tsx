import { describe, expect, it } from '@jest/globals';
import { accountsTexts } from '@meet/accounts-contract/texts';
import { createTestHost, fillSlots, renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { PersonalTab } from './PersonalTab.tsx';
import type { Account } from './useAccount.ts';

const account = { fullName: 'Ana', alias: 'ana', email: 'ana@example.com', phoneNumber: null, apiKey: null } as Account;

describe('the full name in the profile', () => {
  it('drops special characters, typed or pasted', async () => {
    const { host } = await renderInHost(<PersonalTab account={account} onChange={() => {}} />, {
      texts,
      contractTexts: [accountsTexts],
      api: { setName: {} },
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Edit: Full name' }));
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await user.type(name, '<b>$');
    await user.paste(' Pop; {Iar}');
    expect(name).toHaveValue('Anab Pop Iar');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(host.calls).toContainEqual({ name: 'setName', input: { newName: 'Anab Pop Iar' } });
  });
});

describe('the storage in the profile', () => {
  const show = (storage: object) =>
    renderInHost(<PersonalTab account={account} onChange={() => {}} />, {
      texts,
      contractTexts: [accountsTexts],
      api: { getChatStorage: storage },
    });

  it('is shown as a share of the limit', async () => {
    await show({ usedBytes: 1_200_000_000, limitBytes: 2_000_000_000 });
    expect(await screen.findByText('1.2 GB of 2 GB')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Storage: 1.2 GB of 2 GB' });
    expect(bar).toHaveAttribute('aria-valuenow', '60');
  });

  it('is an amount if there is no limit, and full if the limit was lowered', async () => {
    const { unmount } = await show({ usedBytes: 5_000_000, limitBytes: null });
    expect(await screen.findByText('5 MB')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    unmount();
    await show({ usedBytes: 3_000_000, limitBytes: 2_500_000 });
    const bar = await screen.findByRole('progressbar', { name: 'Storage: 3 MB of 2.5 MB' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
  });
});

it('ends the profile with the rows of other remotes', async () => {
  const host = createTestHost();
  const slots = fillSlots({ 'account.profileSection/v1': () => <p>Badge 12</p> }, host);
  await renderInHost(<PersonalTab account={account} onChange={() => {}} />, { host, slots, texts });
  expect(await screen.findByText('Badge 12')).toBeVisible();
});
