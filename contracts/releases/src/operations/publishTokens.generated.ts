import { toOperation } from '@meet/contracts';
import * as calls from '../publishTokens.ts';

export const createPublishToken = toOperation(calls.createPublishToken, '05eb39c218f41cf27c8f91b2270ee18c99eb7bd18a1efbfebbd86f3a18cb6b35');
export const getPublishTokens = toOperation(calls.getPublishTokens, '389998ce1844d70acdd91d040aa09baae42422b5928ae093ccccb51074612f64');
export const revokePublishToken = toOperation(calls.revokePublishToken, '28684114da252d4955e1c1186d6799d3456730f4bccf399abb6fd14a69c7aa50');
