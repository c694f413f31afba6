import { toOperation } from '@meet/contracts';
import * as calls from '../presence.ts';

export const getOnlineContacts = toOperation(calls.getOnlineContacts, '8a0f9afeec8c012a3b34ee9f94fb5f23ae1d33e2b46d67a5b1f13afb70aef62a');
export const getOwnStatus = toOperation(calls.getOwnStatus, '69a79b508c942f70c61b23e1e37cd2cc5917680ae643c4908e437ac7db37b1a2');
export const updateStatus = toOperation(calls.updateStatus, 'a3add6f49f937d0939db6f5e7a915154001f55eab1ffef771d9f1d39f9a70eca');
