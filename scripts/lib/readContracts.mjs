import * as core from '../../packages/contracts/src/index.ts';
import * as accounts from '../../services/accounts/contract/src/index.ts';
import * as admin from '../../services/accounts/contract/src/admin/index.ts';
import * as chat from '../../services/chat/contract/src/index.ts';
import * as session from '../../packages/contracts/src/session/index.ts';
import * as graphql from '../../packages/contracts/src/graphql/index.ts';
import * as integrations from '../../services/integrations/contract/src/index.ts';
import * as meetings from '../../services/meetings/contract/src/index.ts';
import * as network from '../../services/network/contract/src/index.ts';
import * as notifications from '../../services/notifications/contract/src/index.ts';
import * as oauth from '../../services/oauth/contract/src/index.ts';
import * as organizations from '../../services/organizations/contract/src/index.ts';
import * as releases from '../../services/releases/contract/src/index.ts';

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

/** Every call and every error entry that the contracts define, found by their shape. */
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
