import { toOperation } from '@meet/contracts';
import * as calls from '../signIn.ts';

export const beginGoogleSignIn = toOperation(calls.beginGoogleSignIn, 'b210f50f542f0cd4c1014d11f11089c5d229246f37036f262d7fe1ac94776751');
export const getSignInOptions = toOperation(calls.getSignInOptions, 'c99e6a269a7f80090371c7edeabc8028a450051cc6856a210b49fe74ab222f09');
export const loginViaToken = toOperation(calls.loginViaToken, 'f4a00d5e86e77a40fe501424d827c758b690f6be835cb462903964e4a2820f90');
export const loginWithGoogleOauth = toOperation(calls.loginWithGoogleOauth, 'ded6f1522c7cf23f91261007b6837bf3108b9a535336320ebbaf8260ad0998ad');
export const loginWithGoogleToken = toOperation(calls.loginWithGoogleToken, 'aec964f43eb22205fd2c2eb261692b395de8ee825d1ef8e0548a5f4f7eba9d47');
export const sendLoginLink = toOperation(calls.sendLoginLink, '059a878810e8fabf328e0de51cabf2bebf42a526f052b366f8a4308e783e98a3');
export const signIn = toOperation(calls.signIn, '5939a0ff8896ffea521eab44f3862dc21e60bc45fb8ae829f5df206685982c1d');
