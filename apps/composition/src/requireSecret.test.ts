import { readSettings } from '@meet/service-kit';
import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDeployment } from './readDeployment.ts';
import { requireSecret } from './requireSecret.ts';
import { processSettings } from './settings.ts';

const validate = (env: NodeJS.ProcessEnv, gatewayUrl?: string) =>
  requireSecret(readSettings(processSettings, env), gatewayUrl);
const MEET_SECRET = '0f'.repeat(32);

describe('a deployment without a configured secret', () => {
  it.each<[string, NodeJS.ProcessEnv, string | undefined]>([
    ['REDIS_URL', { REDIS_URL: 'redis://localhost:6379' }, undefined],
    ['SERVICE_URLS', { SERVICE_URLS: 'chat=http://127.0.0.1:8091|http://chat:8091' }, undefined],
    ['ROOMS_URL', { ROOMS_URL: 'http://rooms:8080' }, undefined],
    ['GATEWAY_URL', {}, 'http://gateway:8080'],
  ])('is refused if %s implies several machines', (name, env, gatewayUrl) => {
    expect(() => validate(env, gatewayUrl)).toThrow(new RegExp(`^${name} .*: set MEET_SECRET`));
    expect(() => validate({ ...env, MEET_SECRET }, gatewayUrl)).not.toThrow();
  });

  it('is accepted if all addresses are on this machine', () => {
    const SERVICE_URLS = 'chat=http://127.0.0.1:8091,network=http://[::1]:8092';
    expect(() => validate({ SERVICE_URLS, ROOMS_URL: 'http://localhost:8080' }, 'http://127.0.0.1:8080')).not.toThrow();
  });

  it('is refused before any file is created', async () => {
    const DATA_DIR = path.join(tmpdir(), `meet-none-${process.pid}`);
    await expect(readDeployment({ DATA_DIR, REDIS_URL: 'redis://localhost:6379' })).rejects.toThrow('set MEET_SECRET');
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
