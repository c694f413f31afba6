import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const deleteCustomRoom = toOperation(calls.deleteCustomRoom, '22d5cf462d74651de56237f251beb692f1d364ddec6d64bfb81e52de4dd990ff');
export const editCustomRoom = toOperation(calls.editCustomRoom, '8ca504b58aa174051e56ac706ac1ad9ea74b74a43a8dc8490149380fdb959ef3');
export const editPersonalMeetingId = toOperation(calls.editPersonalMeetingId, '10b8387d6b1925993af0f2f6c0f113d0877a56707aa7c654e6a05f2b165ff8ea');
export const getOwnedRoomIds = toOperation(calls.getOwnedRoomIds, '0684b6ec33cc5e4f5d555a8e14bd68fd12325451936babcc7da3a9191cbc728b');
export const getPersonalMeetingId = toOperation(calls.getPersonalMeetingId, '7691ac3deda99776f3289d5d9670861548ca00cc3747ef9e1b36e26d1dc0b6da');
export const getRoomIdByAliasAndLabel = toOperation(calls.getRoomIdByAliasAndLabel, 'e3ff62bd1ecebedb836d5bd58227f40dd57dcd0e99b1e9691d393143301235aa');
