import { toOperation } from '@meet/contracts';
import * as calls from '../profile.ts';

export const getAccountData = toOperation(calls.getAccountData, '75211e10f0fa53688cb83cfdb58f817cd910ab88eb54a524bb3941656a794c68');
export const removeAvatar = toOperation(calls.removeAvatar, 'ce93212ef27e91864fff7b4eb22193c4cb6c5bdd1ce3c87dbb1bf82347442c94');
export const renewApiKey = toOperation(calls.renewApiKey, '7b0d445e0052e3779eb34c936bc0407bc14a3f596d10103a79c1603f08890bf4');
export const setAlias = toOperation(calls.setAlias, 'a513ab27a435c0d553c80ca9852c01535e5acd7fce5cd02041295cb49734ae8c');
export const setLanguage = toOperation(calls.setLanguage, 'f8420b56bf977762ab5558fb407f147086fd57c3f38e0324b48c0495df36f7d8');
export const setName = toOperation(calls.setName, '6e9cd0e7d6463a3c5343da64d0cfd35fb40b689e570bf8a0d47e919b28ed3dc4');
export const setPhoneNumber = toOperation(calls.setPhoneNumber, '6b53d731b1413dc822462396d7ec7cf9813da7ec54461056033870fa9bfaadc3');
export const uploadAvatar = toOperation(calls.uploadAvatar, '770597c3cf1941a41405fc1a48d51ae4055817f9485d6f2ef49911129c5b873a');
