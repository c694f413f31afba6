import { toOperation } from '@meet/contracts';
import * as calls from '../admin.ts';

export const getAuditEntries = toOperation(calls.getAuditEntries, 'ae4931ccd5024e6829f2e5ba5b1e963f7238636ffe170376c6077b808de9f38c');
export const searchAccounts = toOperation(calls.searchAccounts, '317aded7409958440c9d289104b88da8c34a2a82c5e068215034cb9795cf6267');
