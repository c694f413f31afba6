import type { AdminAct } from '@meet/accounts-contract';
import { type Connection, Schema } from 'mongoose';

export type AuditAction =
  | 'view-account-requested'
  | 'view-account-begun'
  | 'view-account-ended'
  | 'changed-while-viewing'
  | 'accounts-searched'
  | 'account-closed'
  | 'admin-created'
  | 'tooltip-changed'
  | AdminAct;

/**
 * An administrator's action, with the account concerned. An entry is never changed; it is deleted after
 * `AUDIT_KEPT_DAYS`.
 */
export interface AuditRecord {
  _id: string;
  action: AuditAction;
  at: number;
  /** Null if the deployment's own command acted. */
  adminId: string | null;
  adminEmail: string | null;
  subjectId: string | null;
  subjectEmail: string | null;
  /** Path of the call that changed something during an impersonation. */
  call: string | null;
  address: string;
}

const schema = new Schema<AuditRecord>(
  {
    _id: { type: String, required: true },
    action: { type: String, required: true },
    at: { type: Number, required: true },
    adminId: { type: String, default: null },
    adminEmail: { type: String, default: null },
    subjectId: { type: String, default: null },
    subjectEmail: { type: String, default: null },
    call: { type: String, default: null },
    address: { type: String, default: '' },
  },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ subjectId: 1, at: -1 });
schema.index({ action: 1, _id: 1 });

export const auditModel = (connection: Connection) =>
  connection.model<AuditRecord>('accounts.audit', schema, 'accounts.audit');
