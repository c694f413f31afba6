import type { ServiceBase, OperationContext, Background } from '@meet/service-kit';
import type { LicenseGrantor } from '@meet/organizations-contract';
import type { Model } from 'mongoose';
import { createInvitationStore, type InvitationStore } from './invitations/createInvitationStore.ts';
import { createMailWriter, type MailWriter } from './mails/createMailWriter.ts';
import { invitationModel, type InvitationRecord } from './models/invitationModel.ts';
import { organizationModel, type OrganizationRecord } from './models/organizationModel.ts';
import { createLicenceReader } from './organization/createLicenceReader.ts';
import type { OrganizationsSettings } from './settings.ts';

export interface Deps {
  readonly organizations: Model<OrganizationRecord>;
  readonly licensesGrantedBy: LicenseGrantor;
  /** Returns whether an account holds a licence of its organization. */
  isLicensed(accountId: string): Promise<boolean>;
  readonly invitationsKeptDays: number;
  readonly invitations: Model<InvitationRecord>;
  readonly invitationStore: InvitationStore;
  readonly mailWriter: MailWriter;
  /** Work that runs after the answer, because its duration would reveal who has an account. */
  readonly background: Background;
}

/** Parts of a context that are needed to announce a change, which may also happen without a caller. */
export type AnnouncementContext = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'publish'>;

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
