import { toOperation } from '@meet/contracts';
import * as calls from '../presence.ts';

export const getOnlineContacts = toOperation(calls.getOnlineContacts, '8a0f9afeec8c012a3b34ee9f94fb5f23ae1d33e2b46d67a5b1f13afb70aef62a');
export const getOwnStatus = toOperation(calls.getOwnStatus, '69a79b508c942f70c61b23e1e37cd2cc5917680ae643c4908e437ac7db37b1a2');
export const updateStatus = toOperation(calls.updateStatus, '07dd46e0ce0ceac935be2b7b7b004dc15b42eef45293ed66ebf1a486b871faa8');
