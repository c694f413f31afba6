import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@meet/contracts';
import { updateLicenseOrganization, updateMaxLicensesOrganization } from '@meet/organizations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startOrganizations, type TestOrganizations } from '../testing/startOrganizations.ts';

const services: { readonly [grantor: string]: TestOrganizations } = {
  owner: await startOrganizations(),
  administrator: await startOrganizations({ env: { LICENSES_GRANTED_BY: 'administrator' } }),
};
const grantedBy = (grantor: string) => services[grantor]!;
afterAll(() => Promise.all(Object.values(services).map((each) => each.close())));

/** Returns the caller for an administrator who views a person's account. */
const viewing = ({ accountId, email, fullName }: TestPerson): Caller => ({
  ...SERVICE_CALLER,
  kind: 'user',
  accountId,
  email,
  fullName,
  sessionId: 'view',
  impersonatedBy: { accountId: 'root', fullName: 'Root' },
});

describe('licences that administrators grant', () => {
  let product: TestOrganizations;
  beforeAll(() => void (product = grantedBy('administrator')));

  it('cannot be granted by owners and billing members, who cannot change their number either', async () => {
    const { owner, billing, organization } = await product.team();
    for (const as of [owner, billing]) {
      for (const [call, input] of [
        [updateMaxLicensesOrganization, { maxLicenses: 500 }],
        [updateLicenseOrganization, { accountId: owner.accountId, hasMembership: true }],
      ] as const) {
        const { status, body } = await product.request(call, input, { as });
        expect([status, body.code]).toEqual([403, 'ORGANIZATION_LICENSES_BY_ADMINISTRATOR']);
        expect(body.message).toBe('On this site, only an administrator grants licenses. Please ask one.');
      }
    }
    expect(await product.page(owner)).toMatchObject({
      licensesGrantedBy: 'administrator',
      organization: { maxLicenses: organization.maxLicenses, usedLicenses: 0 },
    });
  });

  it('are granted by an administrator who views the owner’s account, and each act is recorded', async () => {
    const { owner, member } = await product.team();
    const before = product.viewed.length;
    await product.client.call(updateMaxLicensesOrganization, { maxLicenses: 9 }, viewing(owner));
    const grant = { accountId: member.accountId, hasMembership: true };
    await product.client.call(updateLicenseOrganization, grant, viewing(owner));
    expect((await product.page(owner)).organization).toMatchObject({ maxLicenses: 9, usedLicenses: 1 });
    expect(product.viewed.slice(before)).toEqual(['update-max-licenses-organization', 'update-license-organization']);
  });

  it('cannot be granted by an administrator who views a plain member’s account', async () => {
    const { member } = await product.team();
    const requested = product.client.call(updateMaxLicensesOrganization, { maxLicenses: 9 }, viewing(member));
    await expect(requested).rejects.toMatchObject({ code: 'ORGANIZATION_NOT_ALLOWED' });
  });
});

describe('licences that owners grant, as by default', () => {
  it('cannot be granted by an administrator who views an owner’s account', async () => {
    const product = grantedBy('owner');
    const { owner } = await product.team();
    const requested = product.client.call(updateMaxLicensesOrganization, { maxLicenses: 9 }, viewing(owner));
    await expect(requested).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' });
    expect(await product.ask(owner, updateMaxLicensesOrganization, { maxLicenses: 9 })).toEqual({ maxLicenses: 9 });
    expect((await product.page(owner)).licensesGrantedBy).toBe('owner');
  });
});
