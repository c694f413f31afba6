import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8446b9118c3a62fcf0ffb509faba5e38e72314633028272755b92ae2b555512e');
export const changeChatRoomSettings = toOperation(calls.changeChatRoomSettings, 'ed31715c091abb45c885227ea98c6afad0654ad86791820bb86ea224305fe7e8');
export const closeChatRoom = toOperation(calls.closeChatRoom, '0b5256699a9176d899212e2e8d3b662ce96df841609113c1f9de9386efd6007a');
export const createChatRoom = toOperation(calls.createChatRoom, 'af32e8c6b7e5614d91e1d5c997aa0607fea3c0fcd77fe63e06bd4f8c69c77f19');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, '2db0e4cada6d8cb6bf0a008e06b2110f12b49766f6bb16b349fff25f86099ef6');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'eefaeddd7af2bb2beecf82706dd344cb888a68a3d0247d76aeb233138de86c9b');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, 'af636d12902491371a89936819e269428bd22782df77c489709c8c3f72d3c83f');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, 'cb6f0fb6c4871ebe82c5b0546ba3808b3905887443bd1672f5c51cbc6e4893ed');
export const listChatRooms = toOperation(calls.listChatRooms, 'a90bfab5b8f3f796e633e06659b722327c06890bb07587217f5a0925349d285e');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '031b728033736b924d2fdf50804eaa6ae7cc34f4940d79834c9d281200d3e585');
export const markChatRoomUnread = toOperation(calls.markChatRoomUnread, 'ea38baf37fcad0bffc4e56a8760910b8f2c23cc9ff68767fd2e85816eaeb782b');
export const renameChatRoom = toOperation(calls.renameChatRoom, '6489b4c269c23c306a39f96f127d91c25b3e01b88795a42ae64dbe6bde1f0f8a');
