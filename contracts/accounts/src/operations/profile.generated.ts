import { toOperation } from '@meet/contracts';
import * as calls from '../profile.ts';

export const getAccountData = toOperation(calls.getAccountData, '75211e10f0fa53688cb83cfdb58f817cd910ab88eb54a524bb3941656a794c68');
export const removeAvatar = toOperation(calls.removeAvatar, '02b26f55dd4676fc03787ba752f572c319b4bb2e37e3de547ca1e90740a516f6');
export const renewApiKey = toOperation(calls.renewApiKey, '30628596f2a8d13216a9573a19d34c4b283ae0d79d24cd3e22f23cbe6dd39d41');
export const setAlias = toOperation(calls.setAlias, '84e55eec787ea9a0913c8ba76678e6cc2c9b1a355189b7bd6aff39b7ae085bd4');
export const setLanguage = toOperation(calls.setLanguage, '1ffb31a4064849f18f8012513ae76aac845e7e2deab85ddc2c8460d7edd94f70');
export const setName = toOperation(calls.setName, 'c791528e31517735d5d62f399406f44529aba6bc276c8e02d6e22649a6ed8754');
export const setPhoneNumber = toOperation(calls.setPhoneNumber, '452d5274d6b84f5ace4bf2e1821257f7e65f39e2f7e29ab410efd9da88611169');
export const uploadAvatar = toOperation(calls.uploadAvatar, '2ad7432a8c2ae099d934ada18a23870669dbaffeaf26b06b9a4d0258708baa9b');
