import { describe, expect, it, jest } from '@jest/globals';
import { AVATAR_MAX_BYTES } from '@meet/accounts-contract';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { AvatarEditor } from './AvatarEditor.tsx';
import type { Account } from './useAccount.ts';

const account = { fullName: 'Maria Radu', email: 'maria@example.com', avatar: null } as Account;

async function choose(picture: File) {
  const onChange = jest.fn();
  const { host } = await renderInHost(<AvatarEditor account={account} onChange={onChange} />, { texts });
  await userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture, {
    applyAccept: false,
  });
  return host;
}

describe('choosing a picture', () => {
  it('shows the accepted types and size', async () => {
    await renderInHost(<AvatarEditor account={account} onChange={jest.fn()} />, { texts });
    expect(screen.getByText('png, gif, bmp or jpeg, up to 4 MB')).toBeVisible();
  });

  it.each([
    ['too large', new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'a.png', { type: 'image/png' }), /larger than 4 MB/],
    ['of another type', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /^Only png, gif, bmp, jpeg, or jpg files/],
  ])('refuses one that is %s before anything is sent', async (_what, picture, refusal) => {
    const host = await choose(picture);
    expect(host.toasts).toEqual([{ type: 'error', message: expect.stringMatching(refusal) }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.calls).toEqual([]);
  });
});
