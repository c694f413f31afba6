import { toOperation } from '@meet/contracts';
import * as calls from '../push.ts';

export const getPushState = toOperation(calls.getPushState, '7de9cfad18751ead8cd7d7887a9d109bc2baf1b67084bb24978395049063645f');
export const removePushSubscription = toOperation(calls.removePushSubscription, 'd5ef636054269ad1fb06326cb42073fcc9cff788ea6089d04efc4560c346bba2');
export const savePushSubscription = toOperation(calls.savePushSubscription, 'f744b5f97d50395d1294d6a476ed304b1b9404601a8145830a43ad00650752ad');
export const sendTestPush = toOperation(calls.sendTestPush, '6143ae62584d96909635bf1d12147e796223c165ef0e570ce4d1e7d63f18fd71');
