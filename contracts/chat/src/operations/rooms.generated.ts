import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8446b9118c3a62fcf0ffb509faba5e38e72314633028272755b92ae2b555512e');
export const changeChatRoomSettings = toOperation(calls.changeChatRoomSettings, 'ed31715c091abb45c885227ea98c6afad0654ad86791820bb86ea224305fe7e8');
export const closeChatRoom = toOperation(calls.closeChatRoom, '0b5256699a9176d899212e2e8d3b662ce96df841609113c1f9de9386efd6007a');
export const createChatRoom = toOperation(calls.createChatRoom, '7415ff4f819809df8a8a600f9868c4d2796701b474b0ca41c7e6b24247e48cab');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, '3626a2dd1899e6dd3dc43ae57a29ba7f221f31022cf014add0a1d5c5ffd9293e');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'c7577c203c465917d297fb77c2bb6108ab67729894bbeadcd6277f9916f8f6b5');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, '02cbdf205fa724e753f0a1644308162fe857500a256344be7c9adc63f5efd9e5');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, '374b640003c185429fefe1e8a8a89b3b27a5352c944a0aaae2063c1edbba95ae');
export const listChatRooms = toOperation(calls.listChatRooms, 'b03297c54744d0d3bcede8d6165950efd1a6414b7173037bc75597edc28ca61d');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '031b728033736b924d2fdf50804eaa6ae7cc34f4940d79834c9d281200d3e585');
export const markChatRoomUnread = toOperation(calls.markChatRoomUnread, 'ea38baf37fcad0bffc4e56a8760910b8f2c23cc9ff68767fd2e85816eaeb782b');
export const renameChatRoom = toOperation(calls.renameChatRoom, '6489b4c269c23c306a39f96f127d91c25b3e01b88795a42ae64dbe6bde1f0f8a');
