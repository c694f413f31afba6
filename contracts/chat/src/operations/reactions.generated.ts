import { toOperation } from '@meet/contracts';
import * as calls from '../reactions.ts';

export const getChatReactors = toOperation(calls.getChatReactors, 'f0725248250d51b6d002a4897d1c08afa82d870faabfebfa96ae4d215dc4e0c5');
export const reactToChatMessage = toOperation(calls.reactToChatMessage, 'fb1487f635515e91b9f135452b613c212a5e464e8100abb837ac02f40a145734');
