import { toOperation } from '@meet/contracts';
import * as calls from '../impersonation.ts';

export const createLoginAsUser = toOperation(calls.createLoginAsUser, 'ed2351d9267434b8fc94a5696964dc81e28ab7842ba31901a0260ec8c50fe6d6');
export const loginAsUser = toOperation(calls.loginAsUser, '3147d9c97a4fb820c84b162b2ab2a43c732f8e322ea926fddb5532d7fa88017a');
