import { toOperation } from '@meet/contracts';
import * as calls from '../authorizations.ts';

export const answerAuthorization = toOperation(calls.answerAuthorization, '6948c17d03037ddae993d267fddfb86d89f78c94824262382bfcef3c979ba432');
export const describeAuthorization = toOperation(calls.describeAuthorization, 'e53f0fd67c4f4e4044b23c52ef89c8fb8eccef03c8c4af23de5e9fd5c18e54b1');
export const getAuthorizedApplications = toOperation(calls.getAuthorizedApplications, '0e3748a7d0ccf150cd5166d9060a290ca7d2f3060a7d99fb799d9ebf400adf7b');
export const revokeAuthorizedApplication = toOperation(calls.revokeAuthorizedApplication, '475ef12b4ecb769f2b4209a53a1ac19363712b9dbdb7cb373b909a1610eeb7c6');
