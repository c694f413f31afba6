/** Returns the host of a URL as sockets take it: an IPv6 address without its brackets. */
export const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
