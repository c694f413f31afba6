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
  it('returns the version and the build to anyone', async () => {
    const { body } = await services.request(getAppVersion, {});
    expect(body).toMatchObject({ success: true, version: expect.stringMatching(/^\d+\.\d+\.\d+ build b42$/) });
  });

  it('returns the changes in the caller’s language, with the same structure in each language', async () => {
    const [english, ...others] = await Promise.all(LOCALES.map(changesIn));
    const shape = (html: string) => html.match(/<\w+>/g);
    expect(shape(english!)!.filter((tag) => tag === '<li>').length).toBeGreaterThan(0);
    for (const html of others) {
      expect(html).not.toBe(english);
      expect(shape(html)).toEqual(shape(english!));
    }
  });
});
