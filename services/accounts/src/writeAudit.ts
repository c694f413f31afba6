import type { Model } from 'mongoose';
import { createId } from '@meet/service-kit';
import type { AuditRecord } from './models/auditModel.ts';

type Entry = Pick<AuditRecord, 'action' | 'at'> & Partial<Omit<AuditRecord, '_id' | 'action' | 'at'>>;

/** Resolves once the entry is stored. Await it before the action, so that an action without an entry never happens. */
export async function writeAudit({ audit }: { readonly audit: Model<AuditRecord> }, entry: Entry): Promise<void> {
  await audit.create({ _id: createId(), ...entry });
}
