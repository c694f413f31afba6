import { describe, expect, it } from '@jest/globals';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, fillSlots, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { Card, Heading } from '@meet/ui';
import { screen } from '@testing-library/react';
import texts from '../i18n/en_US.json';
import { MeetPanel } from './MeetPanel.tsx';

function Birthdays() {
  return (
    <Card>
      <Heading size="sm">Birthdays</Heading>
    </Card>
  );
}

async function show(isAdmin: boolean) {
  const host = createTestHost({ session: { ...TEST_USER, isAdmin } });
  const slots = fillSlots({ 'dashboard.card/v1': Birthdays }, host);
  await renderInHost(<MeetPanel />, { host, slots, texts, contractTexts: [meetingsTexts] });
  expect(await screen.findByRole('heading', { name: 'Join a meeting' })).toBeVisible();
}

describe('the first page of the dashboard', () => {
  it('has the cards of other remotes after its own', async () => {
    await show(false);
    await screen.findByRole('heading', { name: 'Birthdays' });
    expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent('Birthdays');
  });

  it('has no such card for an administrator', async () => {
    await show(true);
    expect(screen.queryByRole('heading', { name: 'Birthdays' })).toBeNull();
  });
});
