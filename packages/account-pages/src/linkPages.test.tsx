import { describe, expect, it } from '@jest/globals';
import { ROUTE_SEGMENTS } from '@meet/contracts/routes';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createTranslator } from '@meet/contracts/texts';
import { renderPage } from './testing/renderPage.tsx';
import { AuthTexts } from './AuthTexts.tsx';
import authTexts from './i18n/en_US.json';
import { RouteFileGeneratorPage } from './RouteFileGeneratorPage.tsx';
import { SignInOnlyPage, SignInPage } from './SignInPage.tsx';
import { SignUpOnlyPage, SignUpPage } from './SignUpPage.tsx';

const open = (at: string, api: Record<string, unknown> = {}) =>
  renderPage(
    <AuthTexts texts={createTranslator('en_US', authTexts)}>
      <Routes>
        <Route path="/signin" element={<SignInPage />} />
        <Route path="/signin-only" element={<SignInOnlyPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/signup-only" element={<SignUpOnlyPage />} />
        <Route path="/signup-only/:token" element={<SignUpOnlyPage />} />
        <Route path="/route-file-generator/:accessKey" element={<RouteFileGeneratorPage />} />
      </Routes>
    </AuthTexts>,
    { at, api },
  );

/** Links of the page, without the navigation's link of the same name. */
const besideForm = (name: string) => screen.queryAllByRole('link', { name }).filter((link) => !link.closest('nav'));

describe('sign-in and sign-up pages', () => {
  it.each([
    ['/signin', 'Sign up'],
    ['/signup', 'Sign in'],
  ])('%s links to the other page', async (path, link) => {
    await open(path);
    await screen.findByRole('heading', { level: 1 });
    expect(besideForm(link)).toHaveLength(1);
  });

  it.each([
    ['/signin-only', 'Sign in', 'Sign up'],
    ['/signup-only', 'Sign up', 'Sign in'],
  ])('%s does not link to the other page', async (path, button, link) => {
    await open(path);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(besideForm(link)).toEqual([]);
  });
});

describe('the route file generator', () => {
  it('sends the first segments of all pages with the link’s key, and goes home', async () => {
    const { shell } = await open('/route-file-generator/the-key', { updateFirstChildRouteList: {} });
    expect(shell.calls).toEqual([
      {
        name: 'updateFirstChildRouteList',
        input: { accessKey: 'the-key', firstChildRoutePaths: expect.arrayContaining([...ROUTE_SEGMENTS]) },
      },
    ]);
    await waitFor(() => expect(shell.visited).toEqual(['/']));
  });

  it('also goes home if the server refuses', async () => {
    const { shell } = await open('/route-file-generator/another-key');
    await waitFor(() => expect(shell.visited).toEqual(['/']));
  });
});
