import { operationOf } from '@meet/contracts';
import { addContact as call } from '../index.ts';

export const addContact = /* @__PURE__ */ operationOf(call, '5a1b4e06a66caa376ef0a5e6543af52fd0a484487f734ebfb3ed970eca85190d');
