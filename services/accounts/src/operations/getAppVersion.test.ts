import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HEADERS, LOCALES, type Locale } from '@meet/contracts';
import { getAppVersion } from '@meet/accounts-contract';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts({ env: { BUILD_VERSION: 'b42' } });
});
afterAll(() => services.close());

async function changesIn(locale: Locale): Promise<string> {
  const { body } = await services.request(getAppVersion, {}, { headers: { [HEADERS.locale]: locale } });
  return Buffer.from(body.changelog as string, 'base64').toString();
}

describe('get-app-version', () => {
  it('tells anyone the version in three words, the last one the build', async () => {
    const { body } = await services.request(getAppVersion, {});
    expect(body).toMatchObject({ success: true, version: expect.stringMatching(/^\d+\.\d+\.\d+ build b42$/) });
  });

  it('tells what changed in the caller’s language, everything in each of them', async () => {
    const [english, ...others] = await Promise.all(LOCALES.map(changesIn));
    const shape = (html: string) => html.match(/<\w+>/g);
    expect(shape(english!)!.filter((tag) => tag === '<li>').length).toBeGreaterThan(0);
    for (const html of others) {
      expect(html).not.toBe(english);
      expect(shape(html)).toEqual(shape(english!));
    }
  });
});
