import type { Capabilities } from '@meet/contracts/capabilities';
import { listChatChannels } from './rooms.ts';

export const chatCapabilities: Capabilities = { listsChangedChannels: listChatChannels };
