import path from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, EXIT } from './CliError.js';
import { COMMANDS } from './commands/index.js';
import { createOutput } from './createOutput.js';
import { readSettings } from './readSettings.js';

/** Options of every command. */
const COMMON = {
  folder: { type: 'string', default: '.' },
  gateway: { type: 'string' },
  token: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

const HELP = `Usage: mfe COMMAND [options]

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage.padEnd(46)}${summary}`)
  .join('\n')}

Everywhere: --gateway URL (or MFE_GATEWAY), --token T (or MFE_TOKEN), --folder DIR, --json.
MFE_SIGNING_KEY, an Ed25519 key as JWK, signs releases.
Ends with 0 when all is well, 1 when not, 2 when told wrongly, 3 when somebody else was faster, 4 when nobody answered.`;

/**
 * Runs the mfe command. @param {readonly string[]} args
 * @param {Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>} surroundings
 * @returns {Promise<number>} its exit code
 */
export async function runCli(args, surroundings) {
  const [name, ...rest] = args;
  // A caller that requests JSON also gets it for invalid options.
  const output = createOutput(surroundings, { json: args.includes('--json') });
  try {
    if (!name || name === '--help' || name === '-h' || name === 'help') {
      output.say(HELP);
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new CliError(`There is no command ${name}.`, { exit: EXIT.usage, advice: 'See mfe --help.' });
    const { values, positionals } = parse(command, rest);
    if (values.help) {
      output.say(`Usage: mfe ${command.usage}\n\n${command.summary}`);
      return 0;
    }
    const settings = readSettings(values, surroundings.env);
    const folder = path.resolve(values.folder);
    const result = await command.run({ folder, values, positionals, settings, output, streams: surroundings });
    output.result(result);
    return 0;
  } catch (error) {
    // An unexpected failure is printed with its stack.
    const known = error instanceof CliError ? error : new CliError(error.stack ?? String(error));
    output.fail(known);
    return known.exit;
  }
}

function parse({ options = {}, positionals: most = 0, usage }, args) {
  try {
    const parsed = parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true });
    if (parsed.positionals.length > most) throw new Error(`Too much: ${parsed.positionals.slice(most).join(' ')}`);
    return parsed;
  } catch (error) {
    throw new CliError(error.message.split('\n')[0], { exit: EXIT.usage, advice: `Usage: mfe ${usage}` });
  }
}
