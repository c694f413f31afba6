import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { invitationModel } from './models/invitationModel.ts';
import { organizationModel } from './models/organizationModel.ts';
import { createLicenceReader } from './organization/createLicenceReader.ts';
import type { OrganizationsSettings } from './settings.ts';

export function createDeps(base: ServiceBase<OrganizationsSettings>): Deps {
  const { connection, client, publicUrl, background, settings, now } = base;
  const invitations = invitationModel(connection);
  const organizations = organizationModel(connection);
  return {
    organizations,
    licensesGrantedBy: settings.LICENSES_GRANTED_BY,
    isLicensed: createLicenceReader({ organizations }),
    invitationsKeptDays: settings.ORGANIZATION_INVITATIONS_KEPT_DAYS,
    invitations,
    invitationStore: createInvitationStore(invitations, now),
    mailWriter: createMailWriter(client, publicUrl),
    background,
  };
}
