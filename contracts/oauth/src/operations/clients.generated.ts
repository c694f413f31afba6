import { toOperation } from '@meet/contracts';
import * as calls from '../clients.ts';

export const changeOauthClient = toOperation(calls.changeOauthClient, 'a309196781fbe3ce332dcfc014f7b84b1143457ceb4b99be1f05caed944202e6');
export const createOauthClient = toOperation(calls.createOauthClient, 'facda92bfa6bd5943d271ca5620568fa06ad36c017c7aa9fc981b824ba17258e');
export const deleteOauthClient = toOperation(calls.deleteOauthClient, '753e512e0afcd078c9a92ace332e578901f89f68484d3a6f7ad7c4c4b25e4320');
export const getOauthClients = toOperation(calls.getOauthClients, '24719662a1b8a14ee34e07c38457553dadff8361394306dfc06b742ce6f2824f');
