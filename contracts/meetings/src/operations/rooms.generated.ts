import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const deleteCustomRoom = toOperation(calls.deleteCustomRoom, '350fa1ee68ac91be8fcd536cfc288e5056726d52ed2f9813b14facb001f6ff9a');
export const editCustomRoom = toOperation(calls.editCustomRoom, 'da48bd98a2ed59126d959b1e67b0d0e3b2d1142511e5b790a124537643b068bf');
export const editPersonalMeetingId = toOperation(calls.editPersonalMeetingId, '00648c7a3bfa57ff4048294068073ac7159e9e3c1f52b57816469ca9521c8cb5');
export const getOwnedRoomIds = toOperation(calls.getOwnedRoomIds, '0684b6ec33cc5e4f5d555a8e14bd68fd12325451936babcc7da3a9191cbc728b');
export const getPersonalMeetingId = toOperation(calls.getPersonalMeetingId, '7691ac3deda99776f3289d5d9670861548ca00cc3747ef9e1b36e26d1dc0b6da');
export const getRoomIdByAliasAndLabel = toOperation(calls.getRoomIdByAliasAndLabel, '212ea83b09848580b52daf46d56e2e8ae80a7a7c3acf4c3f8aff1f7dbde545e7');
