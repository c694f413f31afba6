import type { Transporter } from 'nodemailer';
import { Readable } from 'node:stream';
import { LOGO_PART } from './logo.ts';
import type { Mail } from './Mail.ts';

export interface Sending {
  /** Names the mail, the same whenever it is sent: receivers drop what they have. */
  readonly mailId: string;
  /** Awaited once the server wants the mail's text. If it rejects, nothing of the text goes out. */
  beforeText(): Promise<void>;
}

export type SendMail = (mail: Mail, sending: Sending) => Promise<void>;

/** The server has said that it does not take the mail; any other failure after `beforeText` leaves it open. */
export const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number';

/** Sends over SMTP. Rejects when the server did not take the mail, or nobody knows. */
export function createSender(smtpUrl: string, from: string, publicUrl: string): SendMail {
  const { hostname } = new URL(publicUrl);
  let opening: Promise<Transporter> | undefined;
  return async (mail, { mailId, beforeText }) => {
    const transport = await (opening ??= openTransport(smtpUrl));
    await transport.sendMail({
      from,
      ...mail,
      messageId: `<${mailId}@${hostname}>`,
      attachments: [LOGO_PART],
      headers: { 'Auto-Submitted': 'auto-generated' },
      beforeText,
    } as object);
  };
}

/** With the library, which is loaded with the first mail: a start needs none of it. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  // The text is read when the server has answered DATA, and no sooner.
  transport.use('stream', (sent, done) => {
    const { message, data } = sent;
    const readText = message.createReadStream.bind(message);
    const { beforeText } = data as unknown as Sending;
    async function* text() {
      await beforeText();
      yield* readText();
    }
    message.createReadStream = () => Readable.from(text()) as ReturnType<typeof readText>;
    done();
  });
  return transport;
}
