/** On to an address that the server told, which is no page of ours. */
export const leaveTo = (address: string) => window.location.assign(address);
