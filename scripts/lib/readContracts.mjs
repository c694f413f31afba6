import * as core from '../../packages/contracts/src/index.ts';
import * as accounts from '../../packages/contracts/src/accounts/index.ts';
import * as admin from '../../packages/contracts/src/admin/index.ts';
import * as chat from '../../packages/contracts/src/chat/index.ts';
import * as graphql from '../../packages/contracts/src/graphql/index.ts';
import * as meetings from '../../packages/contracts/src/meetings/index.ts';
import * as network from '../../packages/contracts/src/network/index.ts';
import * as notifications from '../../packages/contracts/src/notifications/index.ts';

const domains = { core, accounts, admin, meetings, network, chat, notifications, graphql };

/** Every call and every error entry that the contracts define, found by their shape. */
export function readContracts() {
  const values = Object.values(domains).flatMap((domain) => Object.values(domain));
  const calls = values.filter((value) => value?.path && value?.access && value?.input);
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
