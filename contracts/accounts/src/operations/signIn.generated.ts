import { toOperation } from '@meet/contracts';
import * as calls from '../signIn.ts';

export const beginGoogleSignIn = toOperation(calls.beginGoogleSignIn, '497d8dc5505ac4c259cc874a5afd22a3eb304a8f2db36e2ed8a1dcb291c6b0fb');
export const getSignInOptions = toOperation(calls.getSignInOptions, 'c99e6a269a7f80090371c7edeabc8028a450051cc6856a210b49fe74ab222f09');
export const loginViaToken = toOperation(calls.loginViaToken, 'acb418b4ffa81ee88238c4c5253e92d7c2210876dbb72cccd6d3fd46d2d2d79e');
export const loginWithGoogleOauth = toOperation(calls.loginWithGoogleOauth, '4d856df6bc359a26936638b45b95f0c6513d872192b805aa4a6c12ffbf8bc3a7');
export const loginWithGoogleToken = toOperation(calls.loginWithGoogleToken, '19ac093c22f9a0a847bf37046b96e607aa7ab60584be5c0fe71e97ef6e15ccff');
export const sendLoginLink = toOperation(calls.sendLoginLink, 'f29546478252630d2392f9ba37cb7f27a64d4d430a53ef4d2f538f988e6ff2b4');
export const signIn = toOperation(calls.signIn, 'cd6556e2f560600110f440d051537389769323f3d28161ba68733e16c8c1ee49');
