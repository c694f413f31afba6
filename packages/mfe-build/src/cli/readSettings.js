import { CliError, EXIT } from './CliError.js';

/**
 * Reads the product's address and the credentials of a command. Flags take precedence over the environment.
 * @param {{ gateway?: string, token?: string }} flags
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(flags, env) {
  const gateway = flags.gateway ?? env['MFE_GATEWAY'];
  return {
    gateway: gateway === undefined ? undefined : readGateway(gateway),
    token: flags.token ?? env['MFE_TOKEN'],
    signingKey: env['MFE_SIGNING_KEY'],
  };
}

function readGateway(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new CliError(`${text} is no address of a product.`, {
    exit: EXIT.usage,
    advice: 'Give its origin, such as https://meet.example, by --gateway or MFE_GATEWAY.',
  });
}

export function requireGateway({ gateway }) {
  if (gateway) return gateway;
  throw new CliError('Which product?', {
    exit: EXIT.usage,
    advice: 'Give its origin by --gateway or MFE_GATEWAY.',
  });
}

export function requireToken({ token }) {
  if (token) return token;
  throw new CliError('Publishing needs a publish token.', {
    exit: EXIT.usage,
    advice: 'Ask an administrator of the product for one and set it as MFE_TOKEN.',
  });
}
