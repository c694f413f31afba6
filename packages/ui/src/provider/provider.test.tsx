import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyColorMode, Box, loadUiTexts, SearchInput, setColorMode, useColorMode } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';
import enUS from '../i18n/en_US.json' with { type: 'json' };

const html = document.documentElement;

function Mode() {
  const { colorMode, resolvedColorMode, setColorMode: choose } = useColorMode();
  return (
    <button onClick={() => choose('dark')}>
      {colorMode} {resolvedColorMode}
    </button>
  );
}

describe('colour mode', () => {
  beforeEach(() => act(() => setColorMode('system')));

  it('is the chosen one, and is remembered on this device', async () => {
    renderUi(<Mode />);
    await userEvent.click(screen.getByRole('button', { name: 'system light' }));
    expect(screen.getByRole('button', { name: 'dark dark' })).toBeInTheDocument();
    expect(localStorage.getItem('colorMode')).toBe('dark');
    expect(html).toHaveClass('dark');
  });

  it('is applied before anything renders', () => {
    localStorage.setItem('colorMode', 'dark');
    html.className = '';
    applyColorMode();
    expect(html).toHaveClass('dark');
    expect(html).not.toHaveClass('light');
  });

  it('is dark while the page requires it, and the chosen one afterwards', () => {
    html.dataset.heldDark = '';
    applyColorMode();
    expect(html).toHaveClass('dark');
    act(() => setColorMode('light'));
    expect(html).toHaveClass('dark');
    delete html.dataset.heldDark;
    applyColorMode();
    expect(html).toHaveClass('light');
    expect(html).not.toHaveClass('dark');
  });

  it('follows a change in another tab', () => {
    renderUi(<Mode />);
    localStorage.setItem('colorMode', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode' })));
    expect(screen.getByRole('button', { name: 'dark dark' })).toBeInTheDocument();
  });
});

describe('UiProvider', () => {
  it('puts the nonce on every style element', () => {
    const before = new Set(document.querySelectorAll('style'));
    renderUi(<Box bg="bg.subtle" />, { nonce: 'abc' });
    const styles = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.every((style) => style.nonce === 'abc')).toBe(true);
  });

  it('uses the given language', async () => {
    renderUi(<SearchInput value="x" onChange={() => {}} />, { texts: await loadUiTexts('fr_FR') });
    expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Effacer' })).toBeInTheDocument();
  });

  it.each(['fr_FR', 'ro_RO'])('has every text in %s', async (language) => {
    const texts = await loadUiTexts(language);
    expect(Object.keys(texts)).toEqual(Object.keys(enUS));
    expect(Object.keys(texts.presence)).toEqual(Object.keys(enUS.presence));
  });
});
