import { toOperation } from '@meet/contracts';
import * as calls from '../webhooks.ts';

export const changeWebhook = toOperation(calls.changeWebhook, '93ae21297c4c04f3c43e3a58d1db0c7994a9fa55a6082c15b1e4f8eee1665cc5');
export const createWebhook = toOperation(calls.createWebhook, 'bfeae434d43e22c86a60d45d8d3777db1b5f9dad85fb3909148485a38490c7b8');
export const deleteWebhook = toOperation(calls.deleteWebhook, 'e217b20686d616e34ee105d928a3194ac334bb80bae658c3f7de5c4366584f0e');
export const getWebhooks = toOperation(calls.getWebhooks, '1469ff59caaddf0b784a2d3e00842e87fd620d256dd422723e76c95b82cc5f1d');
export const pingWebhook = toOperation(calls.pingWebhook, '1b69c6e6a33d361e696084481612b2cff937483446da0aa5428ea18595976f18');
