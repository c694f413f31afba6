import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8446b9118c3a62fcf0ffb509faba5e38e72314633028272755b92ae2b555512e');
export const closeChatRoom = toOperation(calls.closeChatRoom, '0b5256699a9176d899212e2e8d3b662ce96df841609113c1f9de9386efd6007a');
export const createChatRoom = toOperation(calls.createChatRoom, '2f85a9941d0d7764ab9bafb5831e61c6790e7d970d749c52ca6b66c8bbca8452');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, '8502be0afd1c35fa6dd0b58f7798da62d8c93b3977b5b47e24b68b9f984339ff');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'c3bf876dfed5d7b66f9e8c09197fc915d7edd3dec69aec9212adba201ca5dd5a');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, '1fbbeedbe3d8e120925fe2a44948ce6d9bdf38b2570128841d529b69b16bd457');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, '29b4caf9fda58846f05c5f5d1d8a1ba34c4419f3b63484029afd73c25b237a12');
export const listChatRooms = toOperation(calls.listChatRooms, '22e14fc0b52ec3cce6acb9fdd4f93bd66afc1da7ee3571c73084518558da79d1');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '031b728033736b924d2fdf50804eaa6ae7cc34f4940d79834c9d281200d3e585');
export const renameChatRoom = toOperation(calls.renameChatRoom, '6489b4c269c23c306a39f96f127d91c25b3e01b88795a42ae64dbe6bde1f0f8a');
