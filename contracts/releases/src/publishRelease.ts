import { boolean } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { RELEASE_RECORD_BYTES_MAX } from './limits.ts';
import { releaseShape } from './shapes.ts';

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
    /** A compact JWS by Ed25519 over the text `sha384-…`, the record’s digest in base64. */
    signature: text().max(2_000),
    /** Commit of its source. */
    commit: text()
      .max(64)
      .matches(/^[0-9a-f]*$/i),
    /** The digest of the live shell’s declarations that it was compiled against; where it is signed, a header of the signature, too. */
    types: text()
      .max(64)
      .matches(/^[0-9a-f]*$/),
  }),
  output: output({
    release: releaseShape.required(),
    /** False where the same bytes were published before. */
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
