import { count, email, flag, input, list, output, requiredLine, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { ownedPrefix, remoteName } from './fields.ts';
import { RELEASE_BYTES_MAX, REMOTE_KEYS_MAX, REMOTE_PREFIXES_MAX } from './limits.ts';
import { remoteShape } from './shapes.ts';

export const createRemote = defineCall('createRemote', {
  path: 'remotes',
  access: 'admin',
  summary: 'Makes a remote: who owns it, and which slots and routes are its own.',
  input: input({
    remote: remoteName(),
    team: requiredLine('releases.teamRequired').max(100),
    teamEmail: email({ required: 'common.emailRequired' }).notRequired().nullable(),
    slots: list(ownedPrefix().required()).max(REMOTE_PREFIXES_MAX),
    routes: list(ownedPrefix().required()).max(REMOTE_PREFIXES_MAX),
    keys: list(
      text()
        .required()
        .matches(/^[A-Za-z0-9_-]{43}$/, 'releases.keyInvalid'),
    ).max(REMOTE_KEYS_MAX),
    sizeBudget: count().nullable().min(1).max(RELEASE_BYTES_MAX),
    requiresSecondPerson: flag(),
  }),
  output: output({ remote: remoteShape.required() }),
  errors: [releasesErrors.REMOTE_EXISTS, releasesErrors.REMOTE_PREFIX_TAKEN, releasesErrors.REMOTE_LIMIT_REACHED],
  graphql: { mutation: true },
});
