import { toOperation } from '@meet/contracts';
import * as calls from '../push.ts';

export const getPushState = toOperation(calls.getPushState, '7de9cfad18751ead8cd7d7887a9d109bc2baf1b67084bb24978395049063645f');
export const removePushSubscription = toOperation(calls.removePushSubscription, '674e10061697c1ba959a631b1d282787fbd1c1a213210bdcfdf02d3c6ff9450d');
export const savePushSubscription = toOperation(calls.savePushSubscription, '5533f6fc331ffa3f56e779a35804f05a3ad2f90ed4cd4710a911989a44a48cd5');
export const sendTestPush = toOperation(calls.sendTestPush, '4564920cbb726aa7e85e176aec3df1100aee95aea350dc12157fad7e985acba5');
