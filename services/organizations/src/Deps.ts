import type { LicenseGrantor } from '@meet/organizations-contract';
import type { OperationContext, Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { InvitationStore } from './invitations/createInvitationStore.ts';
import type { MailWriter } from './mails/createMailWriter.ts';
import type { InvitationRecord } from './models/invitationModel.ts';
import type { OrganizationRecord } from './models/organizationModel.ts';

export interface Deps {
  readonly organizations: Model<OrganizationRecord>;
  readonly licensesGrantedBy: LicenseGrantor;
  /** Whether an account holds a licence of its organization. */
  isLicensed(accountId: string): Promise<boolean>;
  readonly invitationsKeptDays: number;
  readonly invitations: Model<InvitationRecord>;
  readonly invitationStore: InvitationStore;
  readonly mailWriter: MailWriter;
  /** Work that answers must not wait for: its time would reveal who has an account. */
  readonly background: Background;
}

/** Means to announce a change, which may also happen without a caller. */
export type Telling = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'publish'>;
