import { describe, expect, it } from '@jest/globals';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../slots.ts';
import texts from '../i18n/en_US.json';
import { ExampleThingsPage } from './ExampleThingsPage.tsx';

describe('the page', () => {
  it('opens the welcome dialog for the signed-in person, and counts', async () => {
    const { host } = await renderInHost(<ExampleThingsPage />, { texts, dialogResult: 'welcomed' });
    expect(screen.getByRole('heading', { name: 'Example things' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Say welcome' }));
    expect(host.dialogs).toEqual([{ name: 'exampleThings.welcome/v1', input: { name: 'Ana Pop' } }]);
    expect(await screen.findByText('Welcomed 1 time.')).toBeInTheDocument();
  });
});
