import { getCaptcha as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const getCaptcha = defineOperation(call, ({ action }, { deps }) => deps.captcha.offer(action));
