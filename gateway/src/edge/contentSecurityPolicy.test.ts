import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
const JITSI = 'https://meet.example';
const CAPTCHA = 'https://captcha.example';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ nonce: 'n', frameOrigins: [], captchaOrigins: [] });

  it('lets pages connect to and frame only their own origin by default', () => {
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('allows scripts only with the nonce, and styles from the own origin or with the nonce', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'nonce-n'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows only named Trusted Types policies, without a default one', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types meet-scripts meeting-room push-worker dompurify');
  });

  it('names the endpoint for reports of violations', () => {
    expect(directive(policy, 'report-uri')).toBe('report-uri /api/csp-reports');
    expect(directive(policy, 'report-to')).toBe('report-to csp');
  });

  it('allows frames and requests to a Jitsi deployment, but no scripts from it', () => {
    const jitsi = contentSecurityPolicy({ nonce: 'n', frameOrigins: [JITSI], captchaOrigins: [] });
    for (const name of ['connect-src', 'frame-src']) {
      expect(directive(jitsi, name)).toBe(`${name} 'self' ${JITSI}`);
    }
    expect(directive(jitsi, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
    expect(directive(jitsi, 'trusted-types')).toContain('meeting-room');
  });

  it('allows a captcha provider’s frame, and requires no Trusted Types of its script', () => {
    const captcha = contentSecurityPolicy({ nonce: 'n', frameOrigins: [], captchaOrigins: [CAPTCHA] });
    expect(directive(captcha, 'frame-src')).toBe(`frame-src 'self' ${CAPTCHA}`);
    expect(captcha).not.toContain('trusted-types');
    expect(captcha).not.toContain('unsafe');
  });
});
