export interface PolicyOptions {
  readonly nonce: string;
  /** Origins of a Jitsi deployment: its script and its frame. */
  readonly meetingOrigins: readonly string[];
  /** Origins of a captcha provider: its frame and what it asks. */
  readonly captchaOrigins: readonly string[];
}

/** What a page of the shell may load: scripts by nonce and what those load, nothing evaluated, no plug-ins, no framing. */
export function contentSecurityPolicy({ nonce, meetingOrigins, captchaOrigins }: PolicyOptions): string {
  const outside = [...meetingOrigins, ...captchaOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
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
  ].join('; ');
}
