import { toOperation } from '@meet/contracts';
import * as calls from '../reactions.ts';

export const getChatReactors = toOperation(calls.getChatReactors, 'f0725248250d51b6d002a4897d1c08afa82d870faabfebfa96ae4d215dc4e0c5');
export const reactToChatMessage = toOperation(calls.reactToChatMessage, '38406a486101e974a635649d04c4290c58afeba1258c749515029b1a73953d5f');
