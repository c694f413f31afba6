import type { InputOf } from '@meet/contracts';
import type { notify } from '@meet/notifications-contract';
import type { Background, ServiceBase } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { Mates } from './acquaintances/createMates.ts';
import type { AccountDirectory } from './createAccountDirectory.ts';
import type { ContactCountRecord } from './models/contactCountModel.ts';
import type { ContactRecord } from './models/contactModel.ts';
import type { GroupRecord } from './models/groupModel.ts';
import type { LeaseRecord } from './models/leaseModel.ts';
import type { MemberRecord } from './models/memberModel.ts';
import type { PresenceRecord } from './models/presenceModel.ts';
import type { settings } from './settings.ts';

export interface Deps extends Pick<ServiceBase<typeof settings>, 'settings' | 'translator' | 'now' | 'publish'> {
  readonly contacts: Model<ContactRecord>;
  readonly contactCounts: Model<ContactCountRecord>;
  readonly groups: Model<GroupRecord>;
  readonly members: Model<MemberRecord>;
  readonly presences: Model<PresenceRecord>;
  readonly leases: Model<LeaseRecord>;
  readonly accounts: AccountDirectory;
  readonly roomMates: Mates;
  readonly organizationMates: Mates;
  /** Work that answers must not wait for: its time would reveal who has an account. */
  readonly background: Background;
  /** Tells people something in their notifications. Never fails: what was done stands, told or not. */
  notify(telling: InputOf<typeof notify>): Promise<void>;
}
