/** The host of a URL as sockets take it: a number of IPv6 without its brackets. */
export const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
