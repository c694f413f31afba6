import { CSP_REPORT_PATH } from './mountPolicyReports.ts';

export interface PolicyOptions {
  readonly nonce: string;
  /** Origins of a Jitsi deployment, for its frame and its requests. */
  readonly frameOrigins: readonly string[];
  /** Origins of a captcha provider, for its frame and its requests. */
  readonly captchaOrigins: readonly string[];
}

/**
 * Trusted Types policies that may turn text into script URLs or HTML. They belong to the chunk loader, the meeting
 * room's script, the service worker and the HTML sanitizer.
 */
const TRUSTED_TYPES = ['meet-scripts', 'meeting-room', 'push-worker', 'dompurify'];

/**
 * Returns the policy of a page of the shell. It allows scripts by nonce and the scripts that those load, its own styles
 * and styles by nonce. It forbids evaluated code, plug-ins and framing. Text becomes a script URL or HTML only through
 * the named policies. Pages with a captcha provider's script are exempt from that, since the script uses no policy.
 */
export function contentSecurityPolicy({ nonce, frameOrigins, captchaOrigins }: PolicyOptions): string {
  const outside = [...frameOrigins, ...captchaOrigins].join(' ');
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
