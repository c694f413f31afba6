import { operationOf } from '@meet/contracts';
import { revokePublishToken as call } from '../index.ts';

export const revokePublishToken = /* @__PURE__ */ operationOf(call, '659552f40a3886c602dd1f3ec1a9af173199a3e82bb65d8168d6aa5ff22b02bb');
