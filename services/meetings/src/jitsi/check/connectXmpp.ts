/**
 * A participant's connection to Prosody. It implements the part of XMPP over WebSocket (RFC 7395) that Jitsi's client
 * uses in a meeting.
 */
export interface XmppClient {
  /** Requests the conference from Jitsi's focus. Returns the error's code if it may not be opened. */
  requestConference(roomId: string): Promise<{ isReady: boolean; errorCode: string | undefined }>;
  /** Enters the conference. Rejects with the error's text, or without one its condition, if Prosody refuses. */
  enter(roomId: string, password?: string): Promise<{ affiliation: string | undefined; role: string | undefined }>;
  /** Removes another participant, as a host's page does. */
  remove(roomId: string, participantId: string): void;
  /** Resolves when this participant was removed. */
  removed(): Promise<void>;
  /** Returns the next subject that the conference sends. */
  subject(): Promise<string>;
  leave(roomId: string): void;
  /** Returns the reason why the conference was destroyed, once it was. */
  destroyed(): Promise<string | undefined>;
  /** Id of the participant, as in the IFrame API. */
  readonly participantId: string;
  close(): void;
}

const FRAMING = 'urn:ietf:params:xml:ns:xmpp-framing';
const SASL = 'urn:ietf:params:xml:ns:xmpp-sasl';
const BIND = 'urn:ietf:params:xml:ns:xmpp-bind';

export interface XmppDomains {
  /** Domain of the clients, such as meet.jitsi. */
  readonly main: string;
  /** Domain of the conferences. */
  readonly conferences: string;
  /** Domain of Jicofo. */
  readonly focus: string;
}

/** Domains of docker-jitsi-meet. */
export const DOCKER_DOMAINS: XmppDomains = {
  main: 'meet.jitsi',
  conferences: 'muc.meet.jitsi',
  focus: 'focus.meet.jitsi',
};

/** Connects with a room token, as a page of Meet does. Rejects if Prosody does not accept it. */
export async function connectXmpp(
  prosodyUrl: string,
  token: string | undefined,
  { main, conferences, focus }: XmppDomains = DOCKER_DOMAINS,
): Promise<XmppClient> {
  const address = new URL('/xmpp-websocket', prosodyUrl.replace(/^http/, 'ws'));
  if (token !== undefined) address.searchParams.set('token', token);
  const socket = new WebSocket(address, 'xmpp');
  const received: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  socket.addEventListener('message', ({ data }) => {
    received.push(String(data));
    wake();
  });
  socket.addEventListener('close', wake);
  /** Returns the next matching stanza, also from those that were received before, and removes it. */
  const next = (...marks: string[]) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const at = received.findIndex((stanza) => marks.some((mark) => stanza.includes(mark)));
        if (at < 0 && socket.readyState <= WebSocket.OPEN) return;
        waiting.delete(check);
        if (at < 0) reject(new Error(`Prosody hung up; it sent ${received.join('\n')}`));
        else resolve(received.splice(at, 1)[0]!);
      };
      waiting.add(check);
      check();
    });

  const open = async () => {
    socket.send(`<open xmlns='${FRAMING}' to='${main}' version='1.0'/>`);
    await next('<stream:features');
  };
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  await open();
  socket.send(`<auth xmlns='${SASL}' mechanism='ANONYMOUS'/>`);
  const answer = await next('<success', '<failure');
  if (answer.includes('<failure')) {
    socket.close();
    throw new Error(`Prosody refused the token: ${getText(answer)}`);
  }
  await open();
  socket.send(`<iq xmlns='jabber:client' type='set' id='bind'><bind xmlns='${BIND}'/></iq>`);
  const jid = /<jid>([^<]+)<\/jid>/.exec(await next("id='bind'"))![1]!;
  const participantId = jid.slice(0, 8);
  const seatIn = (roomId: string) => `${roomId}@${conferences}/${participantId}`;

  return {
    participantId,
    async requestConference(roomId) {
      const room = `${roomId}@${conferences}`;
      const requestXml = `<conference xmlns='http://jitsi.org/protocol/focus' room='${room}'/>`;
      socket.send(`<iq xmlns='jabber:client' type='set' id='conference' to='${focus}'>${requestXml}</iq>`);
      const stanza = await next("id='conference'");
      return { isReady: getAttribute(stanza, 'ready') === 'true', errorCode: getAttribute(stanza, 'error-code') };
    },
    async enter(roomId, password) {
      const x = `<x xmlns='http://jabber.org/protocol/muc'>${password ? `<password>${password}</password>` : ''}</x>`;
      socket.send(`<presence xmlns='jabber:client' to='${seatIn(roomId)}'>${x}</presence>`);
      const stanza = await next("code='110'", "type='error'");
      if (stanza.includes("type='error'")) throw new Error(getText(stanza));
      return { affiliation: getAttribute(stanza, 'affiliation'), role: getAttribute(stanza, 'role') };
    },
    remove(roomId, other) {
      const query = `<query xmlns='http://jabber.org/protocol/muc#admin'><item nick='${other}' role='none'/></query>`;
      socket.send(`<iq xmlns='jabber:client' type='set' id='remove' to='${roomId}@${conferences}'>${query}</iq>`);
    },
    removed: async () => void (await next("code='307'")),
    subject: async () => /<subject>([^<]*)<\/subject>/.exec(await next('<subject>'))![1]!,
    leave(roomId) {
      socket.send(`<presence xmlns='jabber:client' to='${seatIn(roomId)}' type='unavailable'/>`);
    },
    destroyed: async () => /<reason>([^<]*)<\/reason>/.exec(await next('<destroy'))?.[1],
    close: () => socket.close(),
  };
}

/** Prosody quotes attributes with apostrophes. */
const getAttribute = (stanza: string, name: string) => stanza.split(` ${name}='`)[1]?.split("'")[0];
const getText = (stanza: string) =>
  /<text[^<>]*>([^<]*)<\/text>/.exec(stanza)?.[1] ?? /<error[^<>]*><([\w-]+)/.exec(stanza)?.[1] ?? stanza;
