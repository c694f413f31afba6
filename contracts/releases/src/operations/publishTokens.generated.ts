import { toOperation } from '@meet/contracts';
import * as calls from '../publishTokens.ts';

export const createPublishToken = toOperation(calls.createPublishToken, 'e95a617d43dc208945911641e4331d765655470d8949f393bf2538b8f8e718f0');
export const getPublishTokens = toOperation(calls.getPublishTokens, '389998ce1844d70acdd91d040aa09baae42422b5928ae093ccccb51074612f64');
export const revokePublishToken = toOperation(calls.revokePublishToken, '659552f40a3886c602dd1f3ec1a9af173199a3e82bb65d8168d6aa5ff22b02bb');
