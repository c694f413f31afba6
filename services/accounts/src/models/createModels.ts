import type { Connection, Model } from 'mongoose';
import { accountsModel, type AccountRecord } from './accounts.ts';
import { auditModel, type AuditRecord } from './auditEntries.ts';
import { linksModel, type LinkRecord } from './links.ts';
import { sessionsModel, type SessionRecord } from './sessions.ts';

export interface Models {
  readonly accounts: Model<AccountRecord>;
  readonly sessions: Model<SessionRecord>;
  readonly links: Model<LinkRecord>;
  readonly audit: Model<AuditRecord>;
}

export function createModels(connection: Connection): Models {
  return {
    accounts: accountsModel(connection),
    sessions: sessionsModel(connection),
    links: linksModel(connection),
    audit: auditModel(connection),
  };
}
