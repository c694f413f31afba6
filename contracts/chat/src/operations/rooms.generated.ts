import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8446b9118c3a62fcf0ffb509faba5e38e72314633028272755b92ae2b555512e');
export const changeChatRoomSettings = toOperation(calls.changeChatRoomSettings, 'ed31715c091abb45c885227ea98c6afad0654ad86791820bb86ea224305fe7e8');
export const closeChatRoom = toOperation(calls.closeChatRoom, '0b5256699a9176d899212e2e8d3b662ce96df841609113c1f9de9386efd6007a');
export const createChatRoom = toOperation(calls.createChatRoom, '62e7c3a65bd80f8fe5a433ec966772ce6c512bee68ab127b37eb4385d8cbf233');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, '50d253f35572da31e9b5c44370f95233c91455eb305281e42d6c547c4e6a3f5c');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'd70dc1a498995e7393375bd82be078781f86907035771f3cc836392d8f1956ee');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, '194543f38bb64f97e433ff5bfe79a5b0c3cf10871502415849c111a4e7fde641');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, '75c598aa72bbae640526cab2a4dd27ce0b9e59dab810d75ffcc6b0a63b2f641b');
export const listChatRooms = toOperation(calls.listChatRooms, '802e526bc8ad114bb958b81b030244fb2c3dcfd2061cb6ffe3bc9b6168f81410');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '031b728033736b924d2fdf50804eaa6ae7cc34f4940d79834c9d281200d3e585');
export const markChatRoomUnread = toOperation(calls.markChatRoomUnread, 'ea38baf37fcad0bffc4e56a8760910b8f2c23cc9ff68767fd2e85816eaeb782b');
export const renameChatRoom = toOperation(calls.renameChatRoom, '6489b4c269c23c306a39f96f127d91c25b3e01b88795a42ae64dbe6bde1f0f8a');
