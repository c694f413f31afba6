import type { Transporter } from 'nodemailer';
import { LOGO_PART } from './logo.ts';
import type { Mail } from './Mail.ts';

/** Sends over SMTP. Rejects when the server did not take the mail. */
export function createSender(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  let opening: Promise<Transporter> | undefined;
  return async (mail) => {
    const transport = await (opening ??= openTransport(smtpUrl));
    await transport.sendMail({
      from,
      ...mail,
      attachments: [LOGO_PART],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** With the library, which is loaded with the first mail: a start needs none of it. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
}
