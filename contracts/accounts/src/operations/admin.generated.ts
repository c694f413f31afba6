import { toOperation } from '@meet/contracts';
import * as calls from '../admin.ts';

export const closeAccountById = toOperation(calls.closeAccountById, '7999f7bcdd56c422c8426201e82969367995ee74bc662907ef5a1b8c363489f2');
export const getAuditEntries = toOperation(calls.getAuditEntries, 'ae4931ccd5024e6829f2e5ba5b1e963f7238636ffe170376c6077b808de9f38c');
export const searchAccounts = toOperation(calls.searchAccounts, '317aded7409958440c9d289104b88da8c34a2a82c5e068215034cb9795cf6267');
