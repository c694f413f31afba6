import * as core from '../../packages/contracts/src/index.ts';
import * as accounts from '../../contracts/accounts/src/index.ts';
import * as admin from '../../contracts/accounts/src/admin.ts';
import * as chat from '../../contracts/chat/src/index.ts';
import * as session from '../../packages/contracts/src/session/index.ts';
import * as graphql from '../../packages/contracts/src/graphql/index.ts';
import * as integrations from '../../contracts/integrations/src/index.ts';
import * as meetings from '../../contracts/meetings/src/index.ts';
import * as network from '../../contracts/network/src/index.ts';
import * as notifications from '../../contracts/notifications/src/index.ts';
import * as oauth from '../../contracts/oauth/src/index.ts';
import * as organizations from '../../contracts/organizations/src/index.ts';
import * as releases from '../../contracts/releases/src/index.ts';

const domains = {
  core,
  session,
  accounts,
  admin,
  meetings,
  network,
  chat,
  notifications,
  organizations,
  integrations,
  releases,
  oauth,
  graphql,
};

/** Returns every call and every error entry that the contracts define. It recognises them by their shape. */
export function readContracts() {
  const calls = Object.values(domains).flatMap((domain) => core.callsIn(domain));
  const errors = Object.entries(domains).flatMap(([domain, module]) =>
    Object.values(module)
      .filter(
        (value) =>
          value && typeof value === 'object' && Object.values(value).every((entry) => entry?.code && entry?.status),
      )
      .flatMap((table) => Object.values(table).map((entry) => ({ ...entry, domain }))),
  );
  return { calls, errors };
}
