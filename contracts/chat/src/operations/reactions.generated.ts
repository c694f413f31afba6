import { toOperation } from '@meet/contracts';
import * as calls from '../reactions.ts';

export const getChatReactors = toOperation(calls.getChatReactors, 'f0725248250d51b6d002a4897d1c08afa82d870faabfebfa96ae4d215dc4e0c5');
export const reactToChatMessage = toOperation(calls.reactToChatMessage, '98751c78abbd66a13c7c4636dae873fc1201a705e3fd74e553ba2b8024f4f100');
