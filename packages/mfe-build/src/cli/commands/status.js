import { getRemote } from '../getRemote.js';

const SHOWN = 10;

export const status = {
  usage: 'status',
  summary: 'what is live, and what was published',
  async run({ output, ...where }) {
    const { name, client } = await getRemote(where);
    const channel = await client.channel();
    const releases = await client.releases();
    const { stable, canary, previews, disabled, proposal, revision } = channel;
    output.say(output.bold(`${name}${disabled ? ' (disabled)' : ''}`));
    output.say(`  stable    ${stable ?? '–'}`);
    if (canary) output.say(`  canary    ${canary.release}, ${canary.percent} % and ${canary.people.length} people`);
    if (proposal) output.say(`  proposed  ${proposal.release} by ${proposal.by}`);
    for (const preview of previews) output.say(`  preview   ${preview.name}: ${preview.release}`);
    output.say(`  revision  ${revision}\n`);
    for (const release of releases.slice(0, SHOWN)) {
      const when = new Date(release.publishedAt).toISOString().slice(0, 16).replace('T', ' ');
      output.say(`  ${release.releaseId}  ${when}  ${release.publishedBy}  ${release.channels.join(', ')}`);
    }
    return { remote: name, channel, releases: releases.map(({ record: _, ...attributes }) => attributes) };
  },
};
