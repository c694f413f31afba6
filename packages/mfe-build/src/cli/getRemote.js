import { readManifest } from '../readManifest.js';
import { CliError, EXIT } from './CliError.js';
import { createReleasesClient } from './createReleasesClient.js';

/** Returns the remote of a folder, with a client of its releases. */
export async function getRemote({ folder, settings }) {
  const { name } = await readManifest(folder).catch((error) => {
    throw new CliError(error.message, { exit: EXIT.usage });
  });
  return { name, client: createReleasesClient(settings, name) };
}

/** Returns the id of the release that was published last. */
export async function getLatest(client) {
  const [latest] = await client.releases();
  if (latest) return latest.releaseId;
  throw new CliError('Nothing was published yet.', { advice: 'Publish by mfe release.' });
}
