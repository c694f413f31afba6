import { array, boolean, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { OAUTH_SCOPES, type OauthScope } from './scopes.ts';

const scope = string<OauthScope>()
  .oneOf([...OAUTH_SCOPES])
  .required();

export const oauthClientShape = object({
  clientId: string().required(),
  name: string().required(),
  redirectUris: array(string().required()).required(),
  /** All scopes that it may request. */
  scopes: array(scope).required(),
  /** True if it runs on people's devices and therefore has no secret. */
  isPublic: boolean().required(),
  /** True if it comes with the product and can be neither changed nor deleted. */
  isBuiltIn: boolean().required(),
  creationDate: timestamp().nullable(),
}).meta({ name: 'OauthClient' });
export type OauthClient = InferType<typeof oauthClientShape>;

export const authorizationRequestShape = object({
  clientName: string().required(),
  /** Host that receives the answer, by which the person may recognise the application. */
  redirectHost: string().required(),
  scopes: array(scope).required(),
}).meta({ name: 'AuthorizationRequest' });
export type AuthorizationRequest = InferType<typeof authorizationRequestShape>;

export const authorizedApplicationShape = object({
  clientId: string().required(),
  name: string().required(),
  scopes: array(scope).required(),
  /** Moment at which the person first authorized it, in unix milliseconds. */
  creationDate: timestamp(),
  /** Moment of the last use, to the minute; null before the first use. */
  lastUsedAt: timestamp().nullable(),
}).meta({ name: 'AuthorizedApplication' });
export type AuthorizedApplication = InferType<typeof authorizedApplicationShape>;
