import { operationOf } from '@meet/contracts';
import { createContactsGroups as call } from '../index.ts';

export const createContactsGroups = /* @__PURE__ */ operationOf(call, 'e363b5156ae31319290119bd3b2bbd00e97ebfa06ac1173cf62de1a86a8d6059');
