import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('lets pages reach nothing but themselves unless told', () => {
    const policy = contentSecurityPolicy({ nonce: 'n', meetingOrigins: [], captchaOrigins: [] });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('opens frames and requests to meetings and the captcha provider, and scripts to nobody by name', () => {
    const origins = { meetingOrigins: ['https://meet.example'], captchaOrigins: ['https://captcha.example'] };
    const policy = contentSecurityPolicy({ nonce: 'n', ...origins });
    for (const name of ['connect-src', 'frame-src']) {
      expect(directive(policy, name)).toBe(`${name} 'self' https://meet.example https://captcha.example`);
    }
    expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
  });
});
