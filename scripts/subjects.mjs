// Checks the subjects of this branch's commits (CONTRIBUTING.md, Language). It checks the commits that the default
// branch lacks, or the last 20 if that branch is unknown or lacks none.
// Merges and commits older than the rule are exempt.
import { git } from './lib/git.mjs';
import { checkSubject } from './lib/prose/checkSubject.mjs';

/** The rule applies to commits made after this moment. */
const SINCE = '2026-11-27T13:10:37Z';
const LAST = 20;

const commits = parse(listBranch() || list(`--max-count=${LAST}`));
const faults = commits.flatMap(({ hash, subject }) =>
  checkSubject(subject).map((fault) => `${hash} ${subject}\n  ${fault}`),
);
for (const fault of faults) console.error(fault);
console.log(`${commits.length} commits, ${faults.length} faults in their subjects.`);
process.exit(faults.length ? 1 : 0);

/** Lists the commits that the default branch lacks, or nothing if it is unknown or lacks none. */
function listBranch() {
  const remote = git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD');
  const names = [remote, 'refs/remotes/origin/main', 'refs/heads/main'].filter(Boolean);
  const base = names.find((name) => git('rev-parse', '--verify', '--quiet', name));
  return base ? list(`${base}..HEAD`) : '';
}

function list(range) {
  return git('log', '--no-merges', `--since=${SINCE}`, '--format=%h %s', range) ?? '';
}

function parse(log) {
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}
