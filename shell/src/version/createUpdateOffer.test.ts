import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toast, UiProvider } from '@meet/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createTranslator } from '@meet/contracts/texts';
import enUS from '../i18n/en_US.json' with { type: 'json' };
import { createUpdateOffer } from './createUpdateOffer.ts';

const reload = jest.fn();
let outdated: { words: string; release: string }[];
let inMeeting: boolean;
let check: () => void;

const chat = { words: 'Chat', release: 'mfe-chat two' };
const TITLE = 'Update available';
const offer = () => screen.queryByText(TITLE);

beforeEach(() => {
  reload.mockReset();
  outdated = [];
  inMeeting = false;
  render(createElement(UiProvider, { colorMode: 'light', children: null }));
  const updateOffer = createUpdateOffer({
    remotes: { outdated: () => outdated },
    text: createTranslator('en_US', enUS).t,
    isInMeeting: () => inMeeting,
    reload,
  });
  check = () => act(updateOffer);
});
afterEach(() => act(() => toast.clear()));

describe('the offer of a newer release', () => {
  it('names the outdated remotes, and reloads the page on request', async () => {
    outdated = [chat, { words: 'My network', release: 'mfe-network two' }];
    check();
    expect(screen.getByText(/^Chat, My network:/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is shown once for each postponed release', async () => {
    outdated = [chat];
    check();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    check();
    expect(offer()).toBeNull();
    outdated = [{ ...chat, release: 'mfe-chat three' }];
    check();
    expect(offer()).toBeVisible();
  });

  it('waits for the end of a meeting, and disappears when the release is withdrawn', () => {
    inMeeting = true;
    outdated = [chat];
    check();
    expect(offer()).toBeNull();
    inMeeting = false;
    check();
    expect(offer()).toBeVisible();
    outdated = [];
    check();
    expect(offer()).toBeNull();
  });
});
