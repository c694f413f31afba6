import { CliError, EXIT } from './CliError.js';
import { requireGateway, requireToken } from './readSettings.js';

/** Long enough for an upload over a slow line. */
const TIMEOUT_MS = 300_000;
/** Advice about a refusal, by its status. */
const ADVICE = {
  401: 'Ask an administrator of the product for another token and set it as MFE_TOKEN.',
  403: 'Ask an administrator of the product for a token that may do this.',
};

/**
 * Creates a client of one remote's releases and channels, over the product's REST routes. Refusals are thrown with the
 * product's own message.
 * @param {{ gateway?: string, token?: string }} settings
 * @param {string} remote
 */
export function createReleasesClient(settings, remote) {
  async function call(method, path, { body, headers } = {}) {
    const gateway = requireGateway(settings);
    const token = requireToken(settings);
    let response;
    try {
      response = await fetch(`${gateway}${path}`, {
        method,
        body,
        headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new CliError(`${gateway} does not answer: ${error.cause?.message ?? error.message}.`, {
        exit: EXIT.unreachable,
        advice: 'See whether the address is right and the product runs.',
      });
    }
    return read(response, gateway);
  }

  return {
    async channel() {
      return (await call('GET', `/api/channels/${remote}`)).channel;
    },
    async audit() {
      return (await call('GET', `/api/channels/${remote}/audit`)).entries;
    },
    async releases() {
      return (await call('GET', `/api/releases/${remote}`)).releases;
    },
    /** Changes the channel. Throws a CliError with `EXIT.stale` if somebody else changed it first. */
    async changeChannel(revision, change) {
      const headers = { 'content-type': 'application/json', 'if-match': `"${revision}"` };
      return (await call('PUT', `/api/channels/${remote}`, { headers, body: JSON.stringify(change) })).channel;
    },
    /** @param {FormData} form */
    publish: (form) => call('POST', `/api/releases/${remote}`, { body: form }),
  };
}

async function read(response, gateway) {
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer?.success) return answer;
  if (!answer?.code) {
    throw new CliError(`${gateway} answered ${response.status} and nothing that a product of this kind answers.`, {
      exit: EXIT.unreachable,
      advice: 'See whether the address is right and nothing stands between that answers in its place.',
    });
  }
  const exit = response.status === 412 ? EXIT.stale : response.status >= 500 ? EXIT.unreachable : EXIT.failed;
  // The message already repeats the first of the reasons.
  const details = (answer.fields ?? []).map(({ message }) => message).filter((message) => message !== answer.message);
  throw new CliError(answer.message, { exit, details, advice: ADVICE[response.status] });
}
