import { array, boolean, object, string } from 'yup';
import { createCallDefiner, input, output, text } from '@meet/contracts';
import type { Registry } from '@meet/contracts/remotes';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { RELEASE_FILE_BYTES_MAX, RELEASE_RECORD_BYTES_MAX } from './limits.ts';
import { releaseShape } from './shapes.ts';

/** The gateway answers this call, since its schema validates the document. */
export const findDocumentProblem = createCallDefiner('gateway')('findDocumentProblem', {
  path: 'find-document-problem',
  access: 'service',
  summary:
    'Validates a GraphQL document against the schema that answers pages, and returns its fault; null if it has none.',
  input: input({ document: text().required() }),
  output: output({ problem: string().defined().nullable() }),
  bodyLimit: RELEASE_FILE_BYTES_MAX,
});

/** Content of `/registry.json` for one reader. */
export interface LiveRegistry extends Registry {
  readonly channels: Readonly<Record<string, string>>;
  /** Remotes that are switched off. */
  readonly disabled: readonly string[];
}

export const getReleases = defineCall('getReleases', {
  path: 'releases/:remote',
  method: 'GET',
  access: 'public',
  summary: 'Lists the kept releases of a remote, the latest first. For its publish tokens and administrators.',
  input: input({ remote: remoteName() }),
  output: output({ releases: array(releaseShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteReleases', value: 'releases' },
});

export const publishRelease = defineCall('publishRelease', {
  path: 'releases/:remote',
  access: 'public',
  summary:
    'Publishes a release: with a publish token of the remote as the bearer, or as an administrator. No channel names it yet. Each file is a part, named by its path under the release’s base; its variant in brotli goes along as `<file>.br`.',
  takes: 'form',
  input: input({
    remote: remoteName(),
    /** The release.json of the build, byte for byte. */
    record: text().required('releases.recordRequired').max(RELEASE_RECORD_BYTES_MAX),
    /** A compact JWS with Ed25519 over the text `sha384-…`, the record’s digest in base64. */
    signature: text().max(2_000),
    /** Commit of its source. */
    commit: text()
      .max(64)
      .matches(/^[0-9a-f]*$/i),
    /**
     * Digest of the live shell’s declarations against which it was compiled. If the release is signed, the signature
     * has it as a header too.
     */
    types: text()
      .max(64)
      .matches(/^[0-9a-f]*$/),
  }),
  output: output({
    release: releaseShape.required(),
    /** False if the same bytes were published before. */
    isNew: boolean().required(),
  }),
  errors: [
    releasesErrors.REMOTE_NOT_FOUND,
    releasesErrors.PUBLISH_TOKEN_INVALID,
    releasesErrors.PUBLISH_TOKEN_FOREIGN,
    releasesErrors.RELEASE_EXISTS,
    releasesErrors.RELEASE_REFUSED,
    releasesErrors.UPLOAD_MALFORMED,
    releasesErrors.UPLOAD_TRUNCATED,
    releasesErrors.UPLOAD_TOO_LARGE,
    releasesErrors.UPLOAD_TOO_MANY_FILES,
    releasesErrors.RELEASE_STORAGE_UNREACHABLE,
  ],
});

export const listReleaseDocuments = defineCall('listReleaseDocuments', {
  path: 'list-release-documents',
  access: 'service',
  summary: 'Returns the GraphQL documents of every kept release.',
  input: input({}),
  output: output({
    releases: array(
      object({
        remote: string().required(),
        releaseId: string().required(),
        /** Whether a channel names it. */
        isLive: boolean().required(),
        documents: array(string().required()).required(),
      }).required(),
    ).required(),
  }),
});
