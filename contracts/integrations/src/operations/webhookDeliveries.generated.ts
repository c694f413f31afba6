import { toOperation } from '@meet/contracts';
import * as calls from '../webhookDeliveries.ts';

export const getWebhookDeliveries = toOperation(calls.getWebhookDeliveries, 'ba6b4d089aa6c1667a39f35d42d823d9a3c2079d8d13cb64cc921eae0fd233e0');
export const resendQueue = toOperation(calls.resendQueue, 'a21b4a20095eb9881e6e410c3707f81fbdf293eb25781027eddede2aa8434280');
export const resendWebhookDelivery = toOperation(calls.resendWebhookDelivery, 'bee7806389e8a9855e017b5a59c55febc738c2a6e8a3ca252e24a4a605793e33');
