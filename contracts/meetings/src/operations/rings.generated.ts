import { toOperation } from '@meet/contracts';
import * as calls from '../rings.ts';

export const answerRing = toOperation(calls.answerRing, 'e3c04af6cee96cb6a89e3dbc217eaebdfd652c43b81d727ec838e0f08cf772cb');
export const callAgain = toOperation(calls.callAgain, '711b55702c5d43aec410621cfe515160eedd1f09764ea98d82139a3f2d419c89');
export const cancelRings = toOperation(calls.cancelRings, 'ef6d24ab77b11ee28be4fe208d5dac73663587d02a9add810cc2e94d3759f036');
export const getPlacedCalls = toOperation(calls.getPlacedCalls, '730bb21a679a66017af5a55cb5e0e428d8cf28afa6d91bf224351e6b0eb08886');
export const getRings = toOperation(calls.getRings, '3082939457ea6a91a32f4b64176c77a8f0445f8049ff2eeecbeed2d5dd2a62dd');
