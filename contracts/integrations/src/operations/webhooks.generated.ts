import { toOperation } from '@meet/contracts';
import * as calls from '../webhooks.ts';

export const changeWebhook = toOperation(calls.changeWebhook, '98574a82feac50617f62d969a9ab32d73e163a99ddbcf52299a293f83d947dca');
export const createWebhook = toOperation(calls.createWebhook, '9df21da03b13222afd56b34ffd8a5d9c40ec3a2a86a16ba3b3256b227bfbe167');
export const deleteWebhook = toOperation(calls.deleteWebhook, '56d06e50e06771085cea137b0b388437a5b02c2ef336b8750f97ab2b1432b424');
export const getWebhooks = toOperation(calls.getWebhooks, '1469ff59caaddf0b784a2d3e00842e87fd620d256dd422723e76c95b82cc5f1d');
export const pingWebhook = toOperation(calls.pingWebhook, '3742aa97ef7524bf624a41ea4e2b9bb13be20d4f2ecbfb47a810ffb4023c7a71');
