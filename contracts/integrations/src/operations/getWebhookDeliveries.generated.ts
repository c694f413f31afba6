import { operationOf } from '@meet/contracts';
import { getWebhookDeliveries as call } from '../index.ts';

export const getWebhookDeliveries = /* @__PURE__ */ operationOf(call, 'ba6b4d089aa6c1667a39f35d42d823d9a3c2079d8d13cb64cc921eae0fd233e0');
