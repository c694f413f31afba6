export { AUDIT_PAGE_SIZE, getAuditEntries } from './getAuditEntries.ts';
export { searchAccounts } from './searchAccounts.ts';
