export { parseAddressList } from './parseAddressList.ts';
export { parseAddresses } from './parseAddresses.ts';
export type { WrittenAddress } from './parseAddresses.ts';
export { writeAddress } from './writeAddress.ts';
