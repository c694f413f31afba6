import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8446b9118c3a62fcf0ffb509faba5e38e72314633028272755b92ae2b555512e');
export const closeChatRoom = toOperation(calls.closeChatRoom, '0b5256699a9176d899212e2e8d3b662ce96df841609113c1f9de9386efd6007a');
export const createChatRoom = toOperation(calls.createChatRoom, '661908c1826c274ab516a7b53334f9e0639ed7dfaf9062dc011ad85d1d62087a');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, '7221665e2e711079c3516a16655a30495319eeeaca45adda331a1dc912e59f91');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'c07ba7e3e2c369f4d1562713e6eaa69737d6f5526262ed57a23bb7ca26002006');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, '50e6ea99132a0be66e3b05aba74705f21aa4a53117bd88a9ffc9cd48f7513c5b');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, 'fe772357b1681c48c58e1ebb7fa832db469d7f5cd0d43caf00391210613bdcc0');
export const listChatRooms = toOperation(calls.listChatRooms, 'c964f9113d0e2d668bd599428e9c1153da171ac448db237e54800e26fd3157f9');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '031b728033736b924d2fdf50804eaa6ae7cc34f4940d79834c9d281200d3e585');
export const renameChatRoom = toOperation(calls.renameChatRoom, '6489b4c269c23c306a39f96f127d91c25b3e01b88795a42ae64dbe6bde1f0f8a');
