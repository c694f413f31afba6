import { toOperation } from '@meet/contracts';
import * as calls from '../polls.ts';

export const getMeetingPolls = toOperation(calls.getMeetingPolls, '758235944fcbf63e0a2d751ac63199b5d664ff10136b9e534341493a19d19d2b');
