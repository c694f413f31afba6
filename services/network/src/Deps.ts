import { notify } from '@meet/notifications-contract';
import type { ServiceBase } from '@meet/service-kit';
import { findRoomMates } from '@meet/chat-contract';
import { findOrganizationMates } from '@meet/organizations-contract';
import type { InputOf } from '@meet/contracts';
import type { Model } from 'mongoose';
import { createMates, type Mates } from './acquaintances/createMates.ts';
import { createAccountDirectory, type AccountDirectory } from './createAccountDirectory.ts';
import { createFollowUps, type FollowUps } from './follow-ups/createFollowUps.ts';
import { contactCountModel, type ContactCountRecord } from './models/contactCountModel.ts';
import { contactModel, type ContactRecord } from './models/contactModel.ts';
import { followUpModel } from './models/followUpModel.ts';
import { groupModel, type GroupRecord } from './models/groupModel.ts';
import { leaseModel, type LeaseRecord } from './models/leaseModel.ts';
import { memberModel, type MemberRecord } from './models/memberModel.ts';
import { presenceModel, type PresenceRecord } from './models/presenceModel.ts';
import { removedContactModel, type RemovedContactRecord } from './models/removedContactModel.ts';
import type { settings } from './settings.ts';

export interface Deps extends Pick<ServiceBase<typeof settings>, 'settings' | 'translator' | 'now' | 'publish'> {
  readonly contacts: Model<ContactRecord>;
  /** Recently deleted contacts. */
  readonly removedContacts: Model<RemovedContactRecord>;
  readonly contactCounts: Model<ContactCountRecord>;
  readonly groups: Model<GroupRecord>;
  readonly members: Model<MemberRecord>;
  readonly presences: Model<PresenceRecord>;
  readonly leases: Model<LeaseRecord>;
  readonly accounts: AccountDirectory;
  readonly roomMates: Mates;
  readonly organizationMates: Mates;
  /** Work that runs after the answer, because its duration would reveal who has an account. */
  readonly followUps: FollowUps;
  /** Sends people a notification. Never rejects: the change stands even if the notification fails. */
  notify(notice: InputOf<typeof notify>): Promise<void>;
}

export function createDeps(base: ServiceBase<typeof settings>): Deps {
  const { connection, settings, translator, log, now, publish, callAsService } = base;
  return {
    contacts: contactModel(connection),
    removedContacts: removedContactModel(connection),
    contactCounts: contactCountModel(connection),
    groups: groupModel(connection),
    members: memberModel(connection),
    presences: presenceModel(connection),
    leases: leaseModel(connection),
    accounts: createAccountDirectory(base),
    roomMates: createMates(base, findRoomMates),
    organizationMates: createMates(base, findOrganizationMates),
    settings,
    followUps: createFollowUps({ ...base, rows: followUpModel(connection) }),
    translator,
    now,
    publish,
    notify: async (notice) => {
      try {
        await callAsService(notify, notice);
      } catch (error) {
        log.warn({ err: error }, 'people could not be notified of their new group');
      }
    },
  };
}
