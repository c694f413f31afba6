/** Opens an address from the server that is no page of the product. */
export const leaveTo = (address: string) => window.location.assign(address);
