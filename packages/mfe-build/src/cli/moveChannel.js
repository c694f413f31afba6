import { createInterface } from 'node:readline/promises';
import { isDeepStrictEqual } from 'node:util';
import { CliError, EXIT } from './CliError.js';

const ATTEMPTS = 5;

/**
 * Changes a remote's channel. If somebody else changed it first, the change is applied on top of theirs, unless both
 * concern the same member. In that case the person at the terminal must confirm.
 * @param {ReturnType<import('./createReleasesClient.js').createReleasesClient>} client
 * @param {(channel: object) => object} toChange Returns the change for the present channel; `{}` for no change.
 */
export async function moveChannel(client, toChange, streams) {
  let channel = await client.channel();
  for (let attempt = 1; ; attempt++) {
    const change = toChange(channel);
    if (!Object.keys(change).length) return channel;
    try {
      return await client.changeChannel(channel.revision, change);
    } catch (error) {
      if (error.exit !== EXIT.stale || attempt === ATTEMPTS) throw error;
      const now = await client.channel();
      const rivals = Object.keys(change).filter((key) => key !== 'reason' && !isMergeable(key, channel, now));
      if (rivals.length && !(await agrees(rivals, now, streams))) {
        throw new CliError(error.message, {
          exit: EXIT.stale,
          details: rivals.map((key) => `${key} is ${JSON.stringify(now[key])} now`),
          advice: 'Nothing was changed. Look at mfe status, and run this again if it still is what you want.',
        });
      }
      channel = now;
    }
  }
}

/** Previews are a list, to which each person adds. */
const isMergeable = (key, before, now) => key === 'previews' || isDeepStrictEqual(before[key], now[key]);

async function agrees(rivals, now, { stdin, stdout }) {
  if (!stdin?.isTTY || !stdout.isTTY) return false;
  const lines = createInterface({ input: stdin, output: stdout });
  const changes = rivals.map((key) => `${key} to ${JSON.stringify(now[key])}`).join(', ');
  const answer = await lines.question(`Somebody changed ${changes} meanwhile. Go on? [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
