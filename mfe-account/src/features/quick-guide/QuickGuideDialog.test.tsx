import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { QuickGuideDialog } from './QuickGuideDialog.tsx';

const SLIDES = Object.values(texts.guide.jitsi_quick_guide).filter((slide) => typeof slide !== 'string');

async function show(next: { leadsTo?: 'start' | 'join' } = {}) {
  const host = createTestHost({ api: { guideDontShowAgain: {} } });
  const handleClose = jest.fn();
  await renderInHost(<QuickGuideDialog guideId="jitsi_quick_guide" {...next} onClose={handleClose} />, { host, texts });
  return { host, handleClose };
}
const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);

afterEach(() => localStorage.clear());

describe('the guide before a meeting', () => {
  it.each([
    ['start', 'Start meeting'],
    ['join', 'Join meeting'],
  ] as const)('has a button to %s the meeting on every slide', async (leadsTo, name) => {
    const { handleClose } = await show({ leadsTo });
    for (const _ of SLIDES.slice(1)) {
      expect(screen.getByRole('button', { name })).toBeVisible();
      await press('Next');
    }
    // The only close button is the one in the corner.
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    expect(handleClose).not.toHaveBeenCalled();
    await press(name);
    expect(handleClose).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('showQuickGuide-jitsi_quick_guide')).toBeNull();
  });

  it('is dismissed for good by its other button', async () => {
    const { host, handleClose } = await show({ leadsTo: 'start' });
    await press("Don't show again and close");
    expect(handleClose).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('showQuickGuide-jitsi_quick_guide')).toBe('0');
    expect(host.calls).toMatchObject([{ input: { guideId: 'jitsi_quick_guide', show: 0 } }]);
  });
});

it('offers no meeting on other pages, and closes after the last slide', async () => {
  const { handleClose } = await show();
  expect(screen.queryByRole('button', { name: / meeting$/ })).toBeNull();
  for (const _ of SLIDES.slice(1)) await press('Next');
  await press('Close');
  expect(handleClose).toHaveBeenCalledTimes(1);
});
