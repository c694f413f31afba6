import { toOperation } from '@meet/contracts';
import * as calls from '../rooms.ts';

export const archiveChatRoom = toOperation(calls.archiveChatRoom, '8b1de899db89acb36db20eb5e004641176879701bfb5b3f7a7772c087337792d');
export const closeChatRoom = toOperation(calls.closeChatRoom, '2bc80573509e3dbfddf784b8f4acafb1e784528a27cb48fed9fa1879359e8eff');
export const createChatRoom = toOperation(calls.createChatRoom, 'e851d719e68c597289e069ac64c4cccbdc09ce055a1684c582e71b87d86e5537');
export const createGroupChatRoom = toOperation(calls.createGroupChatRoom, 'fe8332d9d2d68dfded152d28eabb5f6cd6ed76f109ac7ab7983559d46987a2e2');
export const createPrivateChatRoom = toOperation(calls.createPrivateChatRoom, 'a363e931f68ff083fc96df2973cf75fd6462206d3f6cf706e9d0217038a80bb2');
export const findChatRooms = toOperation(calls.findChatRooms, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
export const getChatRoom = toOperation(calls.getChatRoom, '1fbbeedbe3d8e120925fe2a44948ce6d9bdf38b2570128841d529b69b16bd457');
export const getChatRoomPage = toOperation(calls.getChatRoomPage, '29b4caf9fda58846f05c5f5d1d8a1ba34c4419f3b63484029afd73c25b237a12');
export const listChatRooms = toOperation(calls.listChatRooms, '22e14fc0b52ec3cce6acb9fdd4f93bd66afc1da7ee3571c73084518558da79d1');
export const markChatRoomRead = toOperation(calls.markChatRoomRead, '4535d0f8b7a08afdec54285b3523d1a45a2d44dd62f0b8037ef48c1a0a6d1179');
export const renameChatRoom = toOperation(calls.renameChatRoom, '95381b5dd86cbad8f643ba481eab00c30ad8fd448c71ca2bf718a92c7cd2df8c');
