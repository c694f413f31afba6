import { describe, expect, it } from '@jest/globals';
import type { integrationsErrors } from '@meet/integrations-contract';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../i18n/en_US.json';
import { AuthorizeJiraPage } from './AuthorizeJiraPage.tsx';
import jiraTexts from './i18n/en_US.json';
import { JiraLandingPage } from './JiraLandingPage.tsx';

const LANDING = { siteUrl: 'https://shop.example', jiraName: 'Mia Krystof' };
const CONNECTION = { connectionId: 'c1', creationDate: 1, ...LANDING };

const show = async (page: React.ReactElement, path: string, options: TestHostOptions = {}) =>
  renderInHost(page, {
    texts: { ...ownTexts, ...jiraTexts },
    at: `${path}/a.b.c`,
    path: `${path}/:jwt`,
    session: TEST_USER,
    ...options,
    api: { describeJiraLanding: LANDING, authorizeJira: { connection: CONNECTION }, ...options.api },
  });
const refuse = (code: keyof typeof integrationsErrors) => () => {
  throw Object.assign(new Error('refused'), { code, status: 400 });
};

describe('the landing page of links from Jira', () => {
  it('shows the site of the link, and continues to the authorization', async () => {
    const { host } = await show(<JiraLandingPage />, '/landing-jira');
    expect(await screen.findByText(/You come from shop.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user-authorize-jira/a.b.c');
    expect(host.calls).toEqual([{ name: 'describeJiraLanding', input: { jwt: 'a.b.c' } }]);
  });

  it('requires visitors to sign in first', async () => {
    await show(<JiraLandingPage />, '/landing-jira', { session: { state: 'visitor' } as never });
    expect(await screen.findByRole('button', { name: 'Sign in to continue' })).toBeVisible();
  });

  it('shows that a link does not work, and retries on request', async () => {
    let isDown = true;
    await show(<JiraLandingPage />, '/landing-jira', {
      api: { describeJiraLanding: () => (isDown ? refuse('JIRA_LINK_EXPIRED')() : LANDING) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });
});

describe('the page that connects with Jira', () => {
  it('names both accounts and the consequences, and connects only after consent', async () => {
    const { host } = await show(<AuthorizeJiraPage />, '/user-authorize-jira');
    expect(await screen.findByRole('heading', { name: 'Jira user Mia Krystof at shop.example' })).toBeVisible();
    expect(screen.getByText(/You are signed in as/)).toHaveTextContent(TEST_USER.email);
    expect(screen.getByText(/starts meetings in your name/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/dashboard/join');
    expect(host.calls.map(({ name }) => name)).toEqual(['describeJiraLanding']);
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connected with Jira')).toBeVisible();
    expect(host.calls.at(-1)).toEqual({ name: 'authorizeJira', input: { jwt: 'a.b.c' } });
  });

  it('shows a refusal, and lets the person try again', async () => {
    await show(<AuthorizeJiraPage />, '/user-authorize-jira', {
      api: { authorizeJira: refuse('JIRA_CONNECTION_LIMIT_REACHED') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled();
  });
});
