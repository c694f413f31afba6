import { toOperation } from '@meet/contracts';
import * as calls from '../roomChat.ts';

export const openMeetingChat = toOperation(calls.openMeetingChat, '52675aa218f2ebf912a3650fcc7f0ec88283032c29b33c8a16ec5307d2877ee2');
