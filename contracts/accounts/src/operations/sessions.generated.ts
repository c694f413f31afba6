import { toOperation } from '@meet/contracts';
import * as calls from '../sessions.ts';

export const checkIfUserIsLoggedIn = toOperation(calls.checkIfUserIsLoggedIn, '5c7ab8a23893e6cbd2cd9d7972bcb961f1cdbe077c694c5085b361a9da7377d2');
export const checkUserMembership = toOperation(calls.checkUserMembership, 'dfef0d75b17432ac77959e3b6e9884c01c316e23e9e735b631f6686b8c01bb7c');
export const getLoggedInUserData = toOperation(calls.getLoggedInUserData, 'df5c7203908750fe4b52f58a937991961ccfc6f3aaebb5c97f63851ab239f89e');
export const signOut = toOperation(calls.signOut, 'f83eab4a25fbc7aa4a8144b501bf8a22b39b595814a68cdc36bf8d6965312b4d');
