import { createTransport } from 'nodemailer';
import { LOGO_PART } from './logo.ts';
import type { Mail } from './Mail.ts';

/** Sends over SMTP. Rejects when the server did not take the mail. */
export function createSender(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return async (mail) => {
    await transport.sendMail({
      from,
      ...mail,
      attachments: [LOGO_PART],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
