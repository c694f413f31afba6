import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Prints the output of the shell's `times`. Its first line has the shell's own two times, its second line those of its
 * children, such as `1m2.500s 0m3.100s`.
 */
const SHELL = '"$@"; status=$?; times >&3; exit $status';
const TIME = /(\d+)m([\d.]+)s/g;

/**
 * Runs a command.
 * @returns `isGood` (it exited with 0), `seconds` of wall-clock time, `processorSeconds` of it and its children, and
 * its `output` if `stdio` is 'pipe'.
 */
export async function timedRun(command, args, { stdio = 'inherit', ...options } = {}) {
  const began = performance.now();
  const running = spawn('sh', ['-c', SHELL, 'sh', command, ...args], {
    ...options,
    stdio: ['ignore', stdio, stdio, 'pipe'],
  });
  const [output, error, times, [status]] = await Promise.all([
    running.stdout ? text(running.stdout) : '',
    running.stderr ? text(running.stderr) : '',
    text(running.stdio[3]),
    once(running, 'exit'),
  ]);
  return {
    isGood: status === 0,
    seconds: (performance.now() - began) / 1000,
    processorSeconds: readTimes(times),
    output: output + error,
  };
}

function readTimes(times) {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(TIME)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
