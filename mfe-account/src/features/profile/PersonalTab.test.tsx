import { describe, expect, it } from '@jest/globals';
import { accountsTexts } from '@meet/accounts-contract/texts';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { PersonalTab } from './PersonalTab.tsx';
import type { Account } from './useAccount.ts';

const account = { fullName: 'Ana', alias: 'ana', email: 'ana@example.com', phoneNumber: null, apiKey: null } as Account;

describe('the full name in the profile', () => {
  it('takes no special character, typed or pasted', async () => {
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
