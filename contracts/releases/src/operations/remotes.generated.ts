import { toOperation } from '@meet/contracts';
import * as calls from '../remotes.ts';

export const createRemote = toOperation(calls.createRemote, 'a589b72568648ab843335aeefde3b4b8723e5508e795cfd406f9666fea1dd6ac');
export const getRemotes = toOperation(calls.getRemotes, '7def713516eda822465b28bee25ad8113ad90c6c3507e28e6a811b515813e0f2');
