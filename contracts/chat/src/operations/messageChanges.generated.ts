import { toOperation } from '@meet/contracts';
import * as calls from '../messageChanges.ts';

export const deleteChatMessage = toOperation(calls.deleteChatMessage, '9106e530b30498d5381acfd12be310268d1c847508dcc76da9f5025ef5b791a7');
export const editChatMessage = toOperation(calls.editChatMessage, 'efeb411fa516412756bcbe461e3a9534e81bf5a1a96171c8d20f27de66d13be5');
export const getChatMessageChanges = toOperation(calls.getChatMessageChanges, '8c90308a78f0768deaecfa5bd5b7e7cc449c67e8bc00d9c814da9261399bcba1');
export const getChatMessageVersions = toOperation(calls.getChatMessageVersions, '7e1383016f642928c30a2f7412a8554203a1df2bc09997c9e1ba8f14cdbb6c5b');
export const restoreChatMessage = toOperation(calls.restoreChatMessage, '53c8d81b33b9c9bcc0ee17c7ea41fa647fc7bd41f88914b0f363ec63a4ee75ff');
