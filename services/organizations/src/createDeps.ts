import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { invitationModel } from './models/invitationModel.ts';
import { organizationModel } from './models/organizationModel.ts';
import { createLicenceReader } from './organization/createLicenceReader.ts';

export function createDeps({ connection, client, publicUrl, background, now }: ServiceBase): Deps {
  const invitations = invitationModel(connection);
  const organizations = organizationModel(connection);
  return {
    organizations,
    isLicensed: createLicenceReader({ organizations }),
    invitations,
    invitationStore: createInvitationStore(invitations, now),
    mailWriter: createMailWriter(client, publicUrl),
    background,
  };
}
