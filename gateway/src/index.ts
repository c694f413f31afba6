export { createGateway } from './createGateway.ts';
export type { Gateway, GatewayOptions } from './createGateway.ts';
export { BrokenReleases } from './documents/createReleaseDocuments.ts';
export type { KeptFit } from './documents/createReleaseDocuments.ts';
export { CSP_REPORT_PATH } from './edge/mountPolicyReports.ts';
export { mountEdge } from './edge/mountEdge.ts';
export { PRODUCT_VERSION } from './version.ts';
