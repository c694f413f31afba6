import { getLoggedInUserData } from '@meet/accounts-contract';
import { toReleaseId } from '@meet/contracts/remotes';
import { CANARY_SESSIONS_MIN, sendTelemetry } from '@meet/releases-contract';
import type { Account } from '@meet/e2e/fixtures/api.ts';
import { newTeam, smallRemote, type Built } from '@meet/e2e/fixtures/releases.ts';
import type { AttackPart, AttackTarget } from './AttackPart.ts';
import { ask } from './requests.ts';

const REMOTE = 'mfe-polls';
/**
 * Sessions that each honest account reports per canary. More would count, but the reports of an account per minute are
 * limited, and each account reports on six canaries.
 */
const SESSIONS_OF_EACH = 7;
/** Number of honest people, just enough for the evaluation of a canary. */
const HONEST = Math.ceil(CANARY_SESSIONS_MIN / SESSIONS_OF_EACH);
/** Number of honest people for whom a bad canary fails. */
const SEE_IT_FAIL = 8;
const REPORTS = 40;
/** Number of accounts of one attacker behind one address. */
const PUPPETS = 5;
const LOUD = { sessions: 100, errors: [{ kind: 'load', count: 100 }] };
const SOUND = { sessions: 100 };
const FAILS = { sessions: 1, errors: [{ kind: 'render', count: 1 }] };

/**
 * Kinds of attackers: one person from many addresses, several accounts behind one address, and callers without an
 * account.
 */
const ATTACKERS = ['onePerson', 'oneAddress', 'strangers'] as const;

const buildRelease = (version: string) =>
  smallRemote(
    REMOTE,
    `return { routes: { polls: { title: 'title', load: async () => () => h('h1', null, '${version}') } } };`,
    {},
    version,
  );

/** Attacks a good canary with false errors, then a bad one with false successes. */
async function decideByTelemetry(target: AttackTarget) {
  const admin = await target.newAdmin();
  const team = await newTeam(target.url, admin, REMOTE, { routes: ['polls'] });
  let stable = buildRelease('1.0.0');
  await team.ship(stable);

  const honest: Account[] = [];
  while (honest.length < HONEST) honest.push(await target.signUp('Hana Honest'));
  const [puppets, settled]: [Account[], Account[]] = [[], []];
  for (const accounts of [puppets, settled])
    while (accounts.length < PUPPETS) accounts.push(await target.signUp('Pam Puppet'));
  const people = await Promise.all([...honest, ...puppets].map((person) => getAccountId(target, person)));

  const refusals: Record<string, number> = {};
  let attempts = 0;
  const report = async (built: Built, entry: object, person: Account | undefined, address: string) => {
    const entries = [{ remote: REMOTE, releaseId: toReleaseId(built.record), ...entry }];
    const { refusal } = await ask(
      target,
      sendTelemetry,
      { entries },
      { address, ...(person && { token: person.token }) },
    );
    return refusal;
  };
  const attack = async (built: Built, entry: object, person?: Account, address = target.newAddress()) => {
    const refusal = await report(built, entry, person, address);
    attempts += 1;
    if (refusal) refusals[refusal] = (refusals[refusal] ?? 0) + 1;
  };
  const attackAs = async (attackers: (typeof ATTACKERS)[number], built: Built, entry: object, accounts: Account[]) => {
    const office = target.newAddress();
    for (let at = 0; at < REPORTS; at++) {
      if (attackers === 'onePerson') await attack(built, entry, accounts[0]);
      else if (attackers === 'strangers') await attack(built, entry);
      else for (const account of accounts) await attack(built, entry, account, office);
    }
  };
  const visit = async (built: Built, failing: number) => {
    for (const [at, person] of honest.entries()) {
      const address = target.newAddress();
      for (let session = 0; session < SESSIONS_OF_EACH; session++)
        await report(built, session === 0 && at < failing ? FAILS : { sessions: 1 }, person, address);
    }
  };
  const isThere = async () => (await team.channel()).canary !== null;

  const broken: string[] = [];
  for (const [at, attackers] of ATTACKERS.entries()) {
    const good = buildRelease(`2.${at}.0`);
    await team.publish(good);
    await team.move({ canary: { release: toReleaseId(good.record), percent: 0, people } });
    await visit(good, 0);
    await attackAs(attackers, good, LOUD, puppets);
    if (!(await isThere())) broken.push(`A good canary was taken back by ${attackers}.`);

    // Few people run a new stable release, so each of them has the greatest weight.
    stable = buildRelease(`1.${at + 1}.0`);
    const bad = buildRelease(`3.${at}.0`);
    await team.ship(stable);
    await team.publish(bad);
    await team.move({ canary: { release: toReleaseId(bad.record), percent: 0, people } });
    await attackAs(attackers, bad, SOUND, puppets);
    await attackAs(attackers, stable, LOUD, settled);
    await visit(bad, SEE_IT_FAIL);
    if (await isThere()) broken.push(`A canary that fails many was kept by ${attackers}.`);
  }
  return { attempts, refusals, broken };
}

async function getAccountId(target: AttackTarget, { token }: Account): Promise<string> {
  const { body } = await ask(target, getLoggedInUserData, {}, { token });
  return String(body['accountId']);
}

/** Attacks with false telemetry by people who try to decide the evaluation of a release alone. */
export const parts: readonly AttackPart[] = [{ name: 'telemetry-canary', run: decideByTelemetry }];
