import { toOperation } from '@meet/contracts';
import * as calls from '../roomChat.ts';

export const openMeetingChat = toOperation(calls.openMeetingChat, '567add9b307819ff084096a9d857d864d5600f4fe31e6214b4e9c87328847b25');
