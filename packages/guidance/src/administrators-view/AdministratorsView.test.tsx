import { describe, expect, it } from '@jest/globals';
import { renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '../i18n/guidanceTexts.ts';
import { AdministratorsView } from './AdministratorsView.tsx';

function show(note: string | undefined) {
  return renderInHost(<AdministratorsView title="title" note={note} />, {
    session: { ...TEST_USER, isAdmin: true },
    texts: { title: 'Referrals' },
    packageTexts: { [GUIDANCE_NAMESPACE]: guidanceTexts },
  });
}

describe('a personal page, viewed by an administrator', () => {
  it('explains the administrator’s view under its title, and offers to edit its note', async () => {
    await show('referrals.page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    expect(screen.getByText(/You are signed in as an administrator/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit the note about: Referrals' })).toBeVisible();
  });

  it('shows no note button if it has no note', async () => {
    await show(undefined);
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /About/ })).toBeNull();
  });
});
