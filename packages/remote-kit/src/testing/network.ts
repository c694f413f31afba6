export { applyChanges, type NetworkChanges } from '../network/applyChanges.ts';
export { applyEvent } from '../network/applyEvent.ts';
export { getPresence } from '../network/getPresence.ts';
export { EMPTY_NETWORK, type NetworkState } from '../network/NetworkState.ts';
export { replaceNetwork } from '../network/replaceNetwork.ts';
