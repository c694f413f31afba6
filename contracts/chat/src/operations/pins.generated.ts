import { toOperation } from '@meet/contracts';
import * as calls from '../pins.ts';

export const getPinnedChatMessages = toOperation(calls.getPinnedChatMessages, '42fe5d73d5e31974ff3543dfc5760b0b5d1293575fd9a4b06e32da2372ae77f1');
export const pinChatMessage = toOperation(calls.pinChatMessage, '950d4f822bb294a94cfb79ab5f24dfb0eeebb864773c38e39ea6b1b1834b7b72');
