import { toOperation } from '@meet/contracts';
import * as calls from '../follows.ts';

export const acceptFollow = toOperation(calls.acceptFollow, 'e32b436255616b37106efb066e1b706cce18105776fdba7c725341961a446733');
export const askToFollow = toOperation(calls.askToFollow, '7a344b75f953cf7ffffdaafd6a29c5e86d53b3c69c1b07273688731798b0093a');
export const countIAmFollowing = toOperation(calls.countIAmFollowing, 'efe52b05ce6612488c41bea12672da76fb246454d79f08d059e48d67f949dad1');
export const getFollowers = toOperation(calls.getFollowers, 'a87bd7b294fbf3523d64d4da1b6cb9ee56256a25d0abc0d1f7603c3f79dc118c');
export const getFollowingNotifications = toOperation(calls.getFollowingNotifications, '434414c8c8115ea043b88b480e9b48b38850935ad03c9c1f556c7b3301c058e2');
export const getNotificationInvitation = toOperation(calls.getNotificationInvitation, 'd4b433a192560a76eaf285f38ac82eff34a853140e5b0b9a2931a42357246a9e');
export const refuseFollow = toOperation(calls.refuseFollow, '7b9cc70fa9a70872b91eedf3cb08989eef666f4c167cfc79ab8ae8b966e59882');
export const removeFollow = toOperation(calls.removeFollow, '7b0ca0995fa3ffd4d1abea12839ac722bed6c51559c4dae82a97a9677010c0af');
export const resendFollowInvite = toOperation(calls.resendFollowInvite, '3e11b12eb1c098a42983db15ed25d59b87870b2241ff8e68731365c56938dc3b');
export const revokeFollow = toOperation(calls.revokeFollow, 'be2a43cb40851babc1c9d31b67d4b1e1239a4e25aa63a21acba7b09ae7ee0668');
