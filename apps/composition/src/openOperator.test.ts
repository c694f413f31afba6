import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAdmin } from '@meet/accounts-contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOperator } from './openOperator.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';
import { freePort } from '@meet/service-kit/testing/freePort';

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-operator-'));
  env = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(email: string, environment = env) {
  const operator = await openOperator(environment);
  try {
    return await operator.call(createAdmin, { email, fullName: 'Root' });
  } finally {
    await operator.close();
  }
}

describe('openOperator', () => {
  it('creates an administrator, whether the product runs or not', async () => {
    expect(await make('first@example.com')).toEqual({ isNew: true });
    const product: RunningProduct = await startProduct(env);
    try {
      expect(await make('first@example.com')).toEqual({ isNew: false });
      expect(await make('second@example.com')).toEqual({ isNew: true });
      const mails = (await (await fetch(`${product.url}/dev/mail.json`)).json()) as { to: string }[];
      expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['first@example.com', 'second@example.com']));
    } finally {
      await product.stop();
    }
  });

  it('is refused with the secret of another folder', async () => {
    const product = await startProduct(env);
    const other = await mkdtemp(path.join(tmpdir(), 'meet-operator-'));
    try {
      await expect(make('third@example.com', { ...env, DATA_DIR: other })).rejects.toThrow('UNAVAILABLE');
      const direct = await fetch(`${product.url}/internal/createAdmin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Service guess' },
        body: JSON.stringify({ caller: { kind: 'service' }, input: { email: 'x@example.com', fullName: 'X' } }),
      });
      expect(direct.status).toBe(403);
    } finally {
      await product.stop();
      await rm(other, { recursive: true, force: true });
    }
  });
});
