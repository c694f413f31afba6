import { toReleaseId } from '@meet/contracts/remotes';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildRelease } from '../buildRelease.js';
import { CliError, EXIT } from '../CliError.js';
import { createReleasesClient } from '../createReleasesClient.js';
import { moveChannel } from '../moveChannel.js';
import { requireGateway, requireToken } from '../readSettings.js';
import { signRecord } from '../signRecord.js';
import { validate } from './check.js';

const run = promisify(execFile);
const PREVIEW = /^preview\/([a-z0-9][a-z0-9-]{0,39})$/;

export const release = {
  usage: 'release [--channel preview/NAME] [--promote]',
  summary: 'builds, checks and publishes; --promote makes it live',
  options: {
    channel: { type: 'string' },
    promote: { type: 'boolean', default: false },
    budget: { type: 'string' },
  },
  async run({ folder, values, settings, output, streams }) {
    const preview = previewIn(values);
    // Checks at the beginning for settings that would otherwise be missing at the end.
    requireGateway(settings);
    requireToken(settings);
    const built = await buildRelease(folder);
    const { name } = built.record;
    const releaseId = toReleaseId(built.record);
    const { types } = await validate(built, { folder, values, settings, output });
    const client = createReleasesClient(settings, name);
    const { isNew } = await client.publish(await toUpload(built, { settings, folder, types }));
    output.done(isNew ? `${name} ${releaseId} is published.` : `${name} ${releaseId} was published before.`);
    let channel;
    if (values.promote) channel = await promoteTo(client, releaseId, streams, output);
    if (preview) {
      channel = await moveChannel(client, withPreview(preview, releaseId), streams);
      output.done(`preview/${preview} is ${releaseId}.`);
    }
    if (!channel) output.say('  Nobody runs it yet: mfe promote, mfe canary 10, or --channel preview/NAME.');
    return { remote: name, release: releaseId, isNew, channel: channel ?? null };
  },
};

/** Makes a release the one that everybody runs. */
export async function promoteTo(client, releaseId, streams, output) {
  const channel = await moveChannel(
    client,
    ({ stable }) => (stable === releaseId ? {} : { stable: releaseId }),
    streams,
  );
  if (channel.stable === releaseId) output.done(`Everybody runs ${releaseId}.`);
  else output.skipped(`${releaseId} is proposed: somebody else has to promote it, too.`);
  return channel;
}

function previewIn({ channel }) {
  if (channel === undefined) return undefined;
  const name = PREVIEW.exec(channel)?.[1];
  if (name) return name;
  throw new CliError(`${channel} is no channel to release to.`, {
    exit: EXIT.usage,
    advice: 'Previews are named such as preview/search; --promote releases to everybody.',
  });
}

const withPreview = (name, releaseId) => (channel) => ({
  previews: [...channel.previews.filter((preview) => preview.name !== name), { name, release: releaseId }],
});

async function toUpload({ recordText, files }, { settings: { signingKey }, folder, types }) {
  const form = new FormData();
  // Sent as a file: a text field would change line ends, and the bytes are signed.
  form.set('record', new Blob([recordText], { type: 'application/json' }), 'release.json');
  if (signingKey) form.set('signature', await signRecord(recordText, { key: signingKey, types }));
  if (types) form.set('types', types);
  const commit = await readCommit(folder);
  if (commit) form.set('commit', commit);
  for (const [name, bytes] of files) form.append('file', new Blob([bytes]), name);
  return form;
}

/** Returns the commit from which it was built; undefined outside a repository. */
async function readCommit(folder) {
  try {
    return (await run('git', ['rev-parse', 'HEAD'], { cwd: folder })).stdout.trim();
  } catch {
    return undefined;
  }
}
