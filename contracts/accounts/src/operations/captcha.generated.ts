import { toOperation } from '@meet/contracts';
import * as calls from '../captcha.ts';

export const getCaptcha = toOperation(calls.getCaptcha, '47e171bfe61e048cbf4dc33c986bb12f2aab26ebfee77f563c6e8c3527b4d75c');
