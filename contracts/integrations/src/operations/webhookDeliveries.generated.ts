import { toOperation } from '@meet/contracts';
import * as calls from '../webhookDeliveries.ts';

export const getWebhookDeliveries = toOperation(calls.getWebhookDeliveries, 'ba6b4d089aa6c1667a39f35d42d823d9a3c2079d8d13cb64cc921eae0fd233e0');
export const resendQueue = toOperation(calls.resendQueue, 'b3245aa507b47918e5a3f5738345b6e52fc2ad5a97923d015c96f5d5163b8459');
export const resendWebhookDelivery = toOperation(calls.resendWebhookDelivery, '9270f0cb13930bc5fc94d500e94a7953c4a8a3056b87ce97108e8da30081681d');
