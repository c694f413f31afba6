export { createGateway } from './createGateway.ts';
export type { Gateway, GatewayOptions } from './createGateway.ts';
export { mountEdge } from './edge/mountEdge.ts';
export { PRODUCT_VERSION } from './version.ts';
