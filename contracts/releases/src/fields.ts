import { REMOTE_NAME } from '@meet/contracts/remotes';
import { text } from '@meet/contracts';

const RELEASE_ID = /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9a-z.]{1,40})?-[0-9a-f]{12}$/;
const PREVIEW = /^[a-z0-9][a-z0-9-]{0,39}$/;
const SEGMENT = /^[a-z][A-Za-z0-9-]{0,60}$/;

/** A remote's name: `mfe-chat`. */
export const remoteName = () =>
  text()
    .required('releases.remoteRequired')
    .max(50, 'releases.remoteInvalid')
    .matches(REMOTE_NAME, { message: 'releases.remoteInvalid', excludeEmptyString: true });

/** A release's id: `1.4.0-0123456789ab`. */
export const releaseId = () =>
  text().max(80, 'releases.releaseInvalid').matches(RELEASE_ID, {
    message: 'releases.releaseInvalid',
    excludeEmptyString: true,
  });

export const previewName = () =>
  text().max(40, 'releases.previewInvalid').matches(PREVIEW, {
    message: 'releases.previewInvalid',
    excludeEmptyString: true,
  });

/**
 * Prefix that a remote owns: of a slot's name before its dot, the first segment of a path, or a page's name in
 * `ROUTES`.
 */
export const ownedPrefix = () =>
  text().max(61, 'releases.prefixInvalid').matches(SEGMENT, {
    message: 'releases.prefixInvalid',
    excludeEmptyString: true,
  });
