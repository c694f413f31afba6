import { array, mixed, number, object, string } from 'yup';
import {
  createCallDefiner,
  count,
  email,
  flag,
  input,
  list,
  noInput,
  output,
  requiredLine,
  text,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { ownedPrefix, remoteName } from './fields.ts';
import { RELEASE_BYTES_MAX, REMOTE_KEYS_MAX, REMOTE_PREFIXES_MAX } from './limits.ts';
import { channelShape, remoteShape } from './shapes.ts';

export const getRemotes = defineCall('getRemotes', {
  path: 'remotes',
  method: 'GET',
  access: 'admin',
  summary: 'Lists every remote with its live releases.',
  input: noInput,
  output: output({
    remotes: array(remoteShape.required()).required(),
    channels: array(channelShape.required()).required(),
  }),
  graphql: { query: 'remotes' },
});

export const createRemote = defineCall('createRemote', {
  path: 'remotes',
  access: 'admin',
  summary: 'Creates a remote with its owning team, and with the slots and routes that belong to it.',
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

export const listRemoteSegments = defineCall('listRemoteSegments', {
  path: 'list-remote-segments',
  access: 'service',
  summary: 'Lists the first path segments that belong to remotes. Nobody’s alias may be one.',
  input: input({}),
  output: output({ segments: array(string().required()).required() }),
});

/** The gateway answers this call, since it serves the shell. */
export const getShellPromise = createCallDefiner('gateway')('getShellPromise', {
  path: 'get-shell-promise',
  access: 'service',
  summary: 'Returns the live shell’s promises to remotes, as far as its build states them.',
  input: input({}),
  output: output({
    /** Versions of the remote contract that the shell supports. */
    contracts: array(number().required()),
    /** The version of each module that it provides. */
    shared: mixed<Readonly<Record<string, string>>>(),
    /** Digest of the declarations of the provided modules, and the URL at which the product serves them. */
    types: object({ digest: string().required(), address: string().required() }).default(undefined).optional(),
  }),
});

export const getShellTypes = defineCall('getShellTypes', {
  path: 'shell-types',
  method: 'GET',
  access: 'public',
  summary:
    'Returns the address of the type declarations that the live shell promises remotes. A release is compiled against them before it is published, and names them by their digest.',
  input: noInput,
  output: output({
    /** SHA-256 of the file in hexadecimal; null if the shell’s build does not give it. */
    digest: string().defined().nullable(),
    /** URL path of the file on this product. */
    address: string().defined().nullable(),
  }),
});
