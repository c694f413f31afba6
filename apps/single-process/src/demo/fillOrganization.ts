import {
  acceptInvitationOrganization,
  createOrganization,
  getUserRole,
  inviteMemberToOrganization,
  ORGANIZATION_ROLES,
  updateLicenseOrganization,
  type GivenRole,
} from '@meet/organizations-contract';
import { getBeginning } from './moments.ts';
import type { DemoServices } from './openDemoServices.ts';
import { DEMO_HOST, toEmail, TEAM } from './team.ts';

const { admin, billing, member } = ORGANIZATION_ROLES;
const ROLES: Readonly<Record<string, GivenRole>> = { tomas: admin, grace: billing };
const GUEST = 'yusuf';
const LICENSED = ['tomas', 'claire'];

/** Creates the studio as the host's organization, with everyone in it. */
export async function fillOrganization(services: DemoServices): Promise<void> {
  const host = toEmail(DEMO_HOST);
  if ((await services.as(host, getUserRole, {})).organization) return;
  services.goTo(getBeginning(services.now));
  await services.as(host, createOrganization, { organizationName: 'Lindqvist Studio' });
  for (const { id } of TEAM) {
    if (id === DEMO_HOST) continue;
    const { invitation } = await services.as(host, inviteMemberToOrganization, {
      email: toEmail(id),
      member_type: id === GUEST ? 'guest' : 'member',
      role: ROLES[id] ?? member,
    });
    const token = invitation.invitationId;
    const { organization } = await services.as(toEmail(id), acceptInvitationOrganization, { token });
    if (!LICENSED.includes(id)) continue;
    await services.as(host, updateLicenseOrganization, { accountId: organization.accountId, hasMembership: true });
  }
  services.goTo(services.now);
}
