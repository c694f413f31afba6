import { request as requests } from '@playwright/test';
import { newAccount } from '@meet/e2e/fixtures/api.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import type { AttackTarget } from './AttackPart.ts';

export interface OpenTarget extends AttackTarget {
  close(): Promise<void>;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a running product of this machine, or starts one. The latter has the default limits, except for an account's
 * storage.
 */
export async function openTarget(url: string | undefined, pid: number | undefined): Promise<OpenTarget> {
  if (!url) {
    const product = await startOwnProduct({
      ...{ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' },
      // Storage is so small that an attack can fill it.
      CHAT_STORAGE_ACCOUNT_MB: '30',
    });
    return { ...aimAt(product.url, product.pid), newAdmin: product.newAdmin, close: () => product.stop() };
  }
  if (!LOOPBACK.includes(new URL(url).hostname)) throw new Error('Only a product of this machine is attacked.');
  const newAdmin = () => Promise.reject(new Error('Without --url: this part needs an administrator.'));
  return { ...aimAt(new URL(url).origin, pid), newAdmin, close: async () => {} };
}

function aimAt(url: string, pid: number | undefined): Omit<AttackTarget, 'newAdmin'> {
  let addresses = 0;
  // Addresses of a network reserved for benchmarks (RFC 2544), which nobody uses.
  const newAddress = () => `198.18.${++addresses >> 8}.${addresses & 255}`;
  return {
    url,
    pid,
    newAddress,
    async signUp(fullName) {
      const request = await requests.newContext({
        baseURL: url,
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
      });
      try {
        return await newAccount(request, fullName);
      } finally {
        await request.dispose();
      }
    },
  };
}
