import { toOperation } from '@meet/contracts';
import * as calls from '../clients.ts';

export const changeOauthClient = toOperation(calls.changeOauthClient, '90b70207b361c50570b1939b1c6db4f95e7d10d4fe48340903e05f7de905643f');
export const createOauthClient = toOperation(calls.createOauthClient, 'bee735a2f9f7d6c3d82c63dda31dd214d4ae92d8085fc813315af8c82ac2fb59');
export const deleteOauthClient = toOperation(calls.deleteOauthClient, 'fdcdb621c50139334e059fa1f654242095c282a3dccdac2135be81b568bf3121');
export const getOauthClients = toOperation(calls.getOauthClients, '24719662a1b8a14ee34e07c38457553dadff8361394306dfc06b742ce6f2824f');
