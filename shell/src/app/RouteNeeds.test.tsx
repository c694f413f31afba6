import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { CallFailure } from '@meet/contracts/client';
import type { RouteNeed } from '@meet/contracts/routes';
import { renderInShell, signInHere } from '../testing/renderInShell.tsx';
import { RouteNeeds } from './RouteNeeds.tsx';

const MEMBER = { checkUserMembership: { hasMembership: false } };

afterEach(() => localStorage.clear());

async function open(at: string, needs: readonly RouteNeed[], api: Record<string, unknown> = MEMBER) {
  await renderInShell(
    <RouteNeeds needs={needs}>
      <h1>The page</h1>
    </RouteNeeds>,
    { at, api },
  );
  return {
    isDrawn: screen.queryByRole('heading', { name: 'The page' }) !== null,
    address: screen.getByTestId('address').textContent,
  };
}

describe('the needs of a page', () => {
  it.each<[string, RouteNeed, string]>([
    ['/a', 'code', '/'],
    ['/a?code=', 'code', '/'],
    ['/a?error=denied', 'code', '/'],
    ['/a', 'code-or-error', '/dashboard/join'],
  ])('%s without its %s leads to %s', async (at, need, address) => {
    expect(await open(at, [need])).toEqual({ isDrawn: false, address });
  });

  it.each<[string, RouteNeed]>([
    ['/a?code=1', 'code'],
    ['/a?code=1', 'code-or-error'],
    ['/a?error=denied', 'code-or-error'],
  ])('%s is drawn, with its %s', async (at, need) => {
    expect(await open(at, [need])).toEqual({ isDrawn: true, address: '/a' });
  });

  it('lead home if the server refuses the check of membership', async () => {
    expect(await open('/a', ['membership'])).toEqual({ isDrawn: true, address: '/a' });
    cleanup();
    const refused = new CallFailure(403, { code: 'NOT_ALLOWED', message: 'No.' });
    expect(await open('/a', ['membership'], { checkUserMembership: Promise.reject(refused) })).toEqual({
      isDrawn: false,
      address: '/',
    });
  });

  it('keep the page while the server is away', async () => {
    expect(await open('/a', ['membership'], {})).toEqual({ isDrawn: true, address: '/a' });
  });

  it('include the role in the organization, which is fetched before the page opens', async () => {
    let answer: (role: object) => void = () => {};
    const role = new Promise<object>((resolve) => (answer = resolve));
    expect(await open('/a', ['role'], { getUserRole: role })).toMatchObject({ isDrawn: false });
    await act(async () => answer({ role: 2, permission: 'admin', organization: null }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('let the page open even if the person’s role cannot be fetched', async () => {
    await open('/a', ['role'], {});
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('lead everybody but administrators home from an administrator’s page', async () => {
    signInHere();
    expect(await open('/a', ['administrator'])).toEqual({ isDrawn: false, address: '/' });
    cleanup();
    localStorage.setItem('admin-token', JSON.stringify({ token: 'an-admin-token' }));
    expect(await open('/a', ['administrator'])).toEqual({ isDrawn: true, address: '/a' });
  });

  it.each([
    ['admin', true],
    ['owner', true],
    ['member', false],
    ['billing', false],
    [null, false],
  ])('let the permission %s of an organization in: %s', async (permission, isDrawn) => {
    const api = { getUserRole: { role: null, permission, organization: null } };
    const address = isDrawn ? '/a' : '/';
    expect(await open('/a', ['organization-admin', 'membership'], { ...MEMBER, ...api })).toEqual({
      isDrawn,
      address,
    });
  });

  it('keep the page of an organization’s admins while the server is away', async () => {
    expect(await open('/a', ['organization-admin'], {})).toEqual({ isDrawn: true, address: '/a' });
  });
});
