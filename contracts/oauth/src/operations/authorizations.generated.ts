import { toOperation } from '@meet/contracts';
import * as calls from '../authorizations.ts';

export const answerAuthorization = toOperation(calls.answerAuthorization, 'd0c255d6ee02c3abd6491c804a5f7ceda615a4a34166180a4ff550ad7dabf1d1');
export const describeAuthorization = toOperation(calls.describeAuthorization, 'e53f0fd67c4f4e4044b23c52ef89c8fb8eccef03c8c4af23de5e9fd5c18e54b1');
export const getAuthorizedApplications = toOperation(calls.getAuthorizedApplications, '0e3748a7d0ccf150cd5166d9060a290ca7d2f3060a7d99fb799d9ebf400adf7b');
export const revokeAuthorizedApplication = toOperation(calls.revokeAuthorizedApplication, '876109cfbb6b1b6788538697f844273f4ce799d5874d2ce351b5c57d07683867');
