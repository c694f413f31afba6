import { operationOf } from '@meet/contracts';
import { resendWebhookDelivery as call } from '../index.ts';

export const resendWebhookDelivery = /* @__PURE__ */ operationOf(call, '9270f0cb13930bc5fc94d500e94a7953c4a8a3056b87ce97108e8da30081681d');
