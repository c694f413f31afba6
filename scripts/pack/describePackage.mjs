/** Returns the README of a package that brings none: its description, how it is installed, and its entry points. */
export function buildReadme({ name, description, exports = {}, bin = {} }) {
  const entries = Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => `- \`${name}${entry.slice(1)}\``);
  const commands = Object.keys(bin).map((command) => `- \`npx ${command}\``);
  return [
    `# ${name}`,
    description,
    `\`\`\`sh\nnpm install ${name}\n\`\`\``,
    ...(entries.length ? ['## Entry points', entries.join('\n')] : []),
    ...(commands.length ? ['## Commands', commands.join('\n')] : []),
    'Its types say what each export promises. How a remote uses it stands in the documentation of Meet, under “Ship a remote”.',
  ]
    .join('\n\n')
    .concat('\n');
}

/** Replaces links to files outside the package, which no reader of the package has, by their words. */
export const withoutOuterLinks = (markdown) => markdown.replaceAll(/\[([^\]\n]+)\]\(\.\.\/[^)\n]*\)/g, '$1');

/**
 * Returns the changes of a package since its last version: those of its pending changesets, which `npm run versions`
 * moves into a CHANGELOG.
 * @param {readonly string[]} changesets Their texts.
 */
export function buildChangelog({ name, version }, changesets, released = '') {
  const changes = changesets.flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    return head.includes(`'${name}':`) ? [`- ${body.trim().replaceAll('\n', '\n  ')}`] : [];
  });
  const since = changes.length ? `## Since ${version}\n\n${changes.join('\n\n')}\n` : '';
  return [`# ${name}`, since.trimEnd(), released.replace(/^# .*\n+/, '').trimEnd()].filter(Boolean).join('\n\n') + '\n';
}
