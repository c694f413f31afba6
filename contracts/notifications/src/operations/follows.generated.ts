import { toOperation } from '@meet/contracts';
import * as calls from '../follows.ts';

export const acceptFollow = toOperation(calls.acceptFollow, '0224eeb18fbcaa6b516482e29c205cad90e8e25fddc77f680e8678034ba33360');
export const askToFollow = toOperation(calls.askToFollow, '16752abc71c558ceacccb33c2e88316fdf7c6b072c975976e505251625b9c0d1');
export const countIAmFollowing = toOperation(calls.countIAmFollowing, 'efe52b05ce6612488c41bea12672da76fb246454d79f08d059e48d67f949dad1');
export const getFollowers = toOperation(calls.getFollowers, 'a87bd7b294fbf3523d64d4da1b6cb9ee56256a25d0abc0d1f7603c3f79dc118c');
export const getFollowingNotifications = toOperation(calls.getFollowingNotifications, '0f82e4943f60baf8aec2da8d95f64ecade2237661b83ed6101720ccea15fb01d');
export const getNotificationInvitation = toOperation(calls.getNotificationInvitation, 'd4b433a192560a76eaf285f38ac82eff34a853140e5b0b9a2931a42357246a9e');
export const refuseFollow = toOperation(calls.refuseFollow, '80b825158ee73ff3d308406e4c9eca8e2abaf297e87cbb4d80e3f29ce55a0922');
export const removeFollow = toOperation(calls.removeFollow, 'f053e96f59cec27d49b7728c5a5f6ca0b99f01008450dc616171c5ed5f02a574');
export const resendFollowInvite = toOperation(calls.resendFollowInvite, 'ac761e63f32c2e5fcedd7667ad7ecfdc6ecb5c2277857818c98f3a083e40cfc3');
export const revokeFollow = toOperation(calls.revokeFollow, '01beba93b54470d1244e6c5e9a5b259faa45d4778a07cc26ed3806aa8fb30183');
