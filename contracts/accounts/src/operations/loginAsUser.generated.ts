import { operationOf } from '@meet/contracts';
import { loginAsUser as call } from '../index.ts';

export const loginAsUser = /* @__PURE__ */ operationOf(call, '3147d9c97a4fb820c84b162b2ab2a43c732f8e322ea926fddb5532d7fa88017a');
