import { describe, expect, it } from '@jest/globals';
import { accountsTexts } from '@meet/accounts-contract/texts';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../i18n/en_US.json';
import { PasswordForm } from './PasswordForm.tsx';

describe('changing the password', () => {
  it.each([
    ['ends other access too unless told otherwise', false],
    ['keeps other access for somebody who unticks the box', true],
  ])('%s', async (_what, keeps) => {
    const notified: boolean[] = [];
    const { host } = await renderInHost(<PasswordForm onDone={(ended) => notified.push(ended)} />, {
      texts,
      contractTexts: [accountsTexts],
      api: { changePassword: {} },
    });
    const user = userEvent.setup();
    const box = screen.getByRole('checkbox', { name: /^End API keys/ });
    expect(box).toBeChecked();
    if (keeps) await user.click(box);
    await user.type(screen.getByLabelText('Current password'), 'Correct-horse-1');
    await user.type(screen.getByLabelText('New password'), 'Brand-new-word-2');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    await waitFor(() => expect(notified).toEqual([!keeps]));
    const input = { currentPassword: 'Correct-horse-1', newPassword: 'Brand-new-word-2' };
    expect(host.calls).toEqual([{ name: 'changePassword', input: { ...input, endOtherAccess: keeps ? 0 : 1 } }]);
  });
});
