import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
const JITSI = 'https://meet.example';
const CAPTCHA = 'https://captcha.example';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ nonce: 'n', meetingOrigins: [], captchaOrigins: [] });

  it('lets pages reach nothing but themselves unless told', () => {
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('lets nothing run or style the page that does not carry its nonce', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'nonce-n'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets text become a script’s address or HTML by named policies alone, of which none is the default', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types meet-scripts meeting-room push-worker dompurify');
  });

  it('says where violations are told', () => {
    expect(directive(policy, 'report-uri')).toBe('report-uri /api/csp-reports');
    expect(directive(policy, 'report-to')).toBe('report-to csp');
  });

  it('opens frames and requests to a Jitsi deployment, scripts to nobody by name, and keeps the named policies', () => {
    const jitsi = contentSecurityPolicy({ nonce: 'n', meetingOrigins: [JITSI], captchaOrigins: [] });
    for (const name of ['connect-src', 'frame-src']) {
      expect(directive(jitsi, name)).toBe(`${name} 'self' ${JITSI}`);
    }
    expect(directive(jitsi, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
    expect(directive(jitsi, 'trusted-types')).toContain('meeting-room');
  });

  it('leaves a captcha provider’s script, which works in the page, what it is made for', () => {
    const captcha = contentSecurityPolicy({ nonce: 'n', meetingOrigins: [], captchaOrigins: [CAPTCHA] });
    expect(directive(captcha, 'frame-src')).toBe(`frame-src 'self' ${CAPTCHA}`);
    expect(captcha).not.toContain('trusted-types');
    expect(captcha).not.toContain('unsafe');
  });
});
