import type { Transporter } from 'nodemailer';
import { Readable } from 'node:stream';
import { LOGO_PART } from './logo.ts';
import type { Mail } from './Mail.ts';

export interface Sending {
  /** Id of the mail, the same in every attempt: receivers discard duplicates. */
  readonly mailId: string;
  /** Awaited when the server is ready for the mail's text. If it rejects, none of the text is sent. */
  beforeText(): Promise<void>;
}

export type SendMail = (mail: Mail, sending: Sending) => Promise<void>;

/**
 * Returns whether the server answered that it refuses the mail. After any other failure after `beforeText`, the result
 * is unknown.
 */
export const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number';

/** Creates a sender over SMTP. Sending rejects if the server did not accept the mail, or if the result is unknown. */
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

/** Opens the SMTP client. Its library is loaded with the first mail, because the start does not need it. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  // Reads the text only after the server has answered DATA.
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
