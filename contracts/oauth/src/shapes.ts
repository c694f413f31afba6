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
  /** All that it may ask people for. */
  scopes: array(scope).required(),
  /** It runs where people can look into it, and has no secret. */
  isPublic: boolean().required(),
  /** It comes with the product, and is neither changed nor deleted. */
  isBuiltIn: boolean().required(),
  creationDate: timestamp().nullable(),
}).meta({ name: 'OauthClient' });
export type OauthClient = InferType<typeof oauthClientShape>;

export const authorizationRequestShape = object({
  clientName: string().required(),
  /** Host that gets the answer, by which the person would know the application. */
  redirectHost: string().required(),
  scopes: array(scope).required(),
}).meta({ name: 'AuthorizationRequest' });
export type AuthorizationRequest = InferType<typeof authorizationRequestShape>;

export const authorizedApplicationShape = object({
  clientId: string().required(),
  name: string().required(),
  scopes: array(scope).required(),
  /** Unix milliseconds: when the person first allowed it. */
  creationDate: timestamp(),
  /** To the minute; null while it has done nothing. */
  lastUsedAt: timestamp().nullable(),
}).meta({ name: 'AuthorizedApplication' });
export type AuthorizedApplication = InferType<typeof authorizedApplicationShape>;
