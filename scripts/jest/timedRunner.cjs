const { default: runCircus } = require('jest-circus/runner');

let before = { user: 0, system: 0 };

/**
 * Runs a test file by jest-circus and adds `processorSeconds` to its result: the time that the worker's own process took
 * since its previous file, so that loading modules and making the environment count too.
 */
module.exports = async function runTimed(...args) {
  const result = await runCircus(...args);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  return { ...result, processorSeconds: (user + system) / 1_000_000 };
};
