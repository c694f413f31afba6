import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInShell, signInHere } from '../testing/renderInShell.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

beforeEach(() => localStorage.clear());

describe('NotFoundPage', () => {
  it('leads a visitor home', async () => {
    await renderInShell(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText("We can't seem to find the page you are looking for.")).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found – Meet');
  });

  it('leads a signed-in person to the dashboard', async () => {
    signInHere();
    await renderInShell(<NotFoundPage />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/join');
  });
});
