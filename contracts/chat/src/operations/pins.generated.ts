import { toOperation } from '@meet/contracts';
import * as calls from '../pins.ts';

export const getPinnedChatMessages = toOperation(calls.getPinnedChatMessages, '1247c4939e5a70cba2f1cad0ca312d85b1297019a4910a79c0ff0fe7019a0553');
export const pinChatMessage = toOperation(calls.pinChatMessage, '881485c4f4e8d5eb279c7dca3a060b457e5944a4e7b431451cefa3d32c722574');
