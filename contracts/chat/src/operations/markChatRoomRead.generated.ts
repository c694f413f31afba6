import { operationOf } from '@meet/contracts';
import { markChatRoomRead as call } from '../index.ts';

export const markChatRoomRead = /* @__PURE__ */ operationOf(call, '4535d0f8b7a08afdec54285b3523d1a45a2d44dd62f0b8037ef48c1a0a6d1179');
