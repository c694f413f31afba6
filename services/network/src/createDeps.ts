import { notify } from '@meet/notifications-contract';
import type { ServiceBase } from '@meet/service-kit';
import { findRoomMates } from '@meet/chat-contract';
import { findOrganizationMates } from '@meet/organizations-contract';
import { createMates } from './acquaintances/createMates.ts';
import { createAccountDirectory } from './createAccountDirectory.ts';
import type { Deps } from './Deps.ts';
import { contactCountModel } from './models/contactCountModel.ts';
import { contactModel } from './models/contactModel.ts';
import { groupModel } from './models/groupModel.ts';
import { leaseModel } from './models/leaseModel.ts';
import { memberModel } from './models/memberModel.ts';
import { presenceModel } from './models/presenceModel.ts';
import type { settings } from './settings.ts';

export function createDeps(base: ServiceBase<typeof settings>): Deps {
  const { connection, background, settings, translator, log, now, publish, callAsService } = base;
  return {
    contacts: contactModel(connection),
    contactCounts: contactCountModel(connection),
    groups: groupModel(connection),
    members: memberModel(connection),
    presences: presenceModel(connection),
    leases: leaseModel(connection),
    accounts: createAccountDirectory(base),
    roomMates: createMates(base, findRoomMates),
    organizationMates: createMates(base, findOrganizationMates),
    settings,
    background,
    translator,
    now,
    publish,
    notify: async (telling) => {
      try {
        await callAsService(notify, telling);
      } catch (error) {
        log.warn({ err: error }, 'people could not be told of their new group');
      }
    },
  };
}
