import { operationOf } from '@meet/contracts';
import { deleteOauthClient as call } from '../index.ts';

export const deleteOauthClient = /* @__PURE__ */ operationOf(call, 'fdcdb621c50139334e059fa1f654242095c282a3dccdac2135be81b568bf3121');
