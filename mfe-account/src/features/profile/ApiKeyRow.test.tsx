import { describe, expect, it } from '@jest/globals';
import { shortenKey } from '@meet/accounts-contract';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import texts from '../../i18n/en_US.json';
import { ApiKeyRow } from './ApiKeyRow.tsx';

const FORMER = `mk_${'f'.repeat(72)}`;
const NEXT = `mk_${'n'.repeat(72)}`;

function Profile({ first }: { first: string | null }) {
  const [apiKey, setApiKey] = useState(first);
  return (
    <>
      <ApiKeyRow apiKey={apiKey} onChange={setApiKey} />
      <button onClick={() => setApiKey(null)}>A new password</button>
    </>
  );
}

const show = (first: string | null, { confirms = true, renewApiKey = { apiKey: NEXT } as unknown } = {}) =>
  renderInHost(<Profile first={first} />, { texts, confirms, api: { renewApiKey } });

describe('the API key of the profile', () => {
  it('is created without a question if there is none, and shown in full', async () => {
    const { host } = await show(null);
    expect(screen.getByText('Not set')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
    expect(await screen.findByText(NEXT)).toBeVisible();
    const notified = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(notified).toContain('Copy the key now. It is shown this once.');
    expect(screen.getByText(shortenKey(NEXT))).toBeVisible();
    expect(host.questions).toEqual([]);
  });

  it('is not replaced without confirmation', async () => {
    const { host } = await show(shortenKey(FORMER), { confirms: false });
    await userEvent.click(screen.getByRole('button', { name: 'New key' }));
    expect(host.questions).toMatchObject([{ title: 'New key', tone: 'danger' }]);
    expect(host.calls).toEqual([]);
    expect(screen.getByText(shortenKey(FORMER))).toBeVisible();
  });

  it('can no longer be copied after it ended', async () => {
    await show(shortenKey(FORMER));
    await userEvent.click(screen.getByRole('button', { name: 'New key' }));
    expect(await screen.findByText(NEXT)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'A new password' }));
    expect(screen.queryByText(NEXT)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy the API key' })).toBeNull();
  });

  it('stays if the server refuses, and an error is shown', async () => {
    const refusal = () => {
      throw new CallFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Too many' });
    };
    const { host } = await show(shortenKey(FORMER), { renewApiKey: refusal });
    await userEvent.click(screen.getByRole('button', { name: 'New key' }));
    expect(host.toasts).toMatchObject([{ type: 'error' }]);
    expect(screen.getByText(shortenKey(FORMER))).toBeVisible();
  });
});
