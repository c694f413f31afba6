import { CSP_REPORT_PATH } from './mountPolicyReports.ts';

export interface PolicyOptions {
  readonly nonce: string;
  /** Origins of a Jitsi deployment: its script and its frame. */
  readonly meetingOrigins: readonly string[];
  /** Origins of a captcha provider: its frame and what it asks. */
  readonly captchaOrigins: readonly string[];
}

/**
 * Policies that may turn text into script addresses or HTML: the loader of chunks, that of the room's script, that of
 * the service worker, the cleaner of HTML.
 */
const TRUSTED_TYPES = ['meet-scripts', 'meeting-room', 'push-worker', 'dompurify'];

/**
 * Returns the policy of a page of the shell: scripts by nonce and the scripts that those load, no evaluated code, no
 * plug-ins, no framing; its own styles and those by nonce. Text becomes a script's address or HTML through the named
 * policies only. Pages with a captcha provider's script are exempt, since that script uses no policy.
 */
export function contentSecurityPolicy({ nonce, meetingOrigins, captchaOrigins }: PolicyOptions): string {
  const outside = [...meetingOrigins, ...captchaOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${outside}`.trim(),
    `frame-src 'self' ${outside}`.trim(),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(captchaOrigins.length
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES.join(' ')}`]),
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
}
