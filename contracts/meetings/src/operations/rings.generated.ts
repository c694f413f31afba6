import { toOperation } from '@meet/contracts';
import * as calls from '../rings.ts';

export const answerRing = toOperation(calls.answerRing, '1ec1e12152464e80651725b8125c918d29f524fdd80996f6ab1195be89d6109c');
export const callAgain = toOperation(calls.callAgain, 'd7e93c398439eb4245172d97fcc861caecbb9b940990d2ca25e297a82dac5012');
export const cancelRings = toOperation(calls.cancelRings, 'af6673c8567af412933f2600b630eb3047475e4890d759323a73452b94e76f4d');
export const getPlacedCalls = toOperation(calls.getPlacedCalls, '730bb21a679a66017af5a55cb5e0e428d8cf28afa6d91bf224351e6b0eb08886');
export const getRings = toOperation(calls.getRings, '3082939457ea6a91a32f4b64176c77a8f0445f8049ff2eeecbeed2d5dd2a62dd');
