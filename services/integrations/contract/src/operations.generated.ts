import { operationOf } from '@meet/contracts';
import { changeWebhook as changeWebhookCall, createWebhook as createWebhookCall, deleteApiKey as deleteApiKeyCall, deleteWebhook as deleteWebhookCall, generateApiKey as generateApiKeyCall, getApiKeys as getApiKeysCall, getIntegrations as getIntegrationsCall, getWebhookDeliveries as getWebhookDeliveriesCall, getWebhooks as getWebhooksCall, pingWebhook as pingWebhookCall, resendWebhookDelivery as resendWebhookDeliveryCall } from './index.ts';

export const changeWebhook = /* @__PURE__ */ operationOf(changeWebhookCall, '98574a82feac50617f62d969a9ab32d73e163a99ddbcf52299a293f83d947dca');
export const createWebhook = /* @__PURE__ */ operationOf(createWebhookCall, '9df21da03b13222afd56b34ffd8a5d9c40ec3a2a86a16ba3b3256b227bfbe167');
export const deleteApiKey = /* @__PURE__ */ operationOf(deleteApiKeyCall, 'd815e0f905d85f7bd98ce7f8b60a473d4c72f61ff7b6d5b9b2e353da7383a489');
export const deleteWebhook = /* @__PURE__ */ operationOf(deleteWebhookCall, '56d06e50e06771085cea137b0b388437a5b02c2ef336b8750f97ab2b1432b424');
export const generateApiKey = /* @__PURE__ */ operationOf(generateApiKeyCall, 'b83fae090609cb90d299be6f1144dd63accf64ca23e489f6751b42d318492596');
export const getApiKeys = /* @__PURE__ */ operationOf(getApiKeysCall, 'c02230910c395ef2c9b0a432c4fb0969437fd9087a394d4f06316014cff9eff8');
export const getIntegrations = /* @__PURE__ */ operationOf(getIntegrationsCall, 'a462af5b1ec44c57ea3893fc17cd947d1ff0cf4ed6ec738129e158cf9ad6ba45');
export const getWebhookDeliveries = /* @__PURE__ */ operationOf(getWebhookDeliveriesCall, 'ba6b4d089aa6c1667a39f35d42d823d9a3c2079d8d13cb64cc921eae0fd233e0');
export const getWebhooks = /* @__PURE__ */ operationOf(getWebhooksCall, '1469ff59caaddf0b784a2d3e00842e87fd620d256dd422723e76c95b82cc5f1d');
export const pingWebhook = /* @__PURE__ */ operationOf(pingWebhookCall, '3742aa97ef7524bf624a41ea4e2b9bb13be20d4f2ecbfb47a810ffb4023c7a71');
export const resendWebhookDelivery = /* @__PURE__ */ operationOf(resendWebhookDeliveryCall, '9270f0cb13930bc5fc94d500e94a7953c4a8a3056b87ce97108e8da30081681d');
