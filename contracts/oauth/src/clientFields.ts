import { flag, list, requiredText, text } from '@meet/contracts';
import { hasHidden } from '@meet/contracts/texts';
import { isRedirectUri } from './isRedirectUri.ts';
import { OAUTH_CLIENT_NAME_MAX, OAUTH_CLIENT_NAME_MIN, REDIRECT_URI_MAX_LENGTH, REDIRECT_URIS_MAX } from './limits.ts';
import { OAUTH_SCOPES } from './scopes.ts';

/** Whether a name looks like another, or like more than a name, to people who decide by it. */
const isDeceptive = (name: string) => /[<>]/.test(name) || hasHidden(name);

export const clientName = () =>
  requiredText('oauth.nameRequired')
    .test('short', 'oauth.nameTooShort', (value) => !value?.trim() || value.trim().length >= OAUTH_CLIENT_NAME_MIN)
    .max(OAUTH_CLIENT_NAME_MAX, 'oauth.nameTooLong')
    .test('plain', 'oauth.nameInvalid', (value) => !value || !isDeceptive(value));

/** All addresses that the application may be answered at; one is compared whole. */
export const redirectUris = () =>
  list(
    text()
      .max(REDIRECT_URI_MAX_LENGTH)
      .required('oauth.redirectUriRequired')
      .test('redirect-uri', 'oauth.redirectUriInvalid', (value) => !value || isRedirectUri(value)),
  )
    .min(1, 'oauth.redirectUriRequired')
    .max(REDIRECT_URIS_MAX)
    .required('oauth.redirectUriRequired');

export const clientScopes = () =>
  list(
    text()
      .oneOf([...OAUTH_SCOPES])
      .required(),
  )
    .min(1, 'oauth.scopesRequired')
    .max(OAUTH_SCOPES.length)
    .required('oauth.scopesRequired');

export const isPublicClient = () => flag().required();
