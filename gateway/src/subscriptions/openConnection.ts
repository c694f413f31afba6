import { type Caller, commonErrors, isRefusal } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import type { Logger } from '@meet/service-kit';
import type { GraphQLFormattedError } from 'graphql';
import { CloseCode, MessageType, parseMessage, type SubscribeMessage } from 'graphql-ws';
import { randomUUID } from 'node:crypto';
import type { ConnectionPort } from './createConnectionPort.ts';
import { TOO_MANY_CODE, TRY_AGAIN_CODE } from './closeCodes.ts';
import type { EventHub, HubSubscription, Subscription } from './createEventHub.ts';
import type { SocketConnection } from './createSocketConnection.ts';
import type { ConnectionRegistry, RegisteredConnection } from './createConnectionRegistry.ts';
import type { SubscriptionParser } from './parseSubscription.ts';

export interface ConnectionDeps {
  readonly hub: EventHub;
  readonly registry: ConnectionRegistry;
  readonly port: ConnectionPort;
  readonly parse: SubscriptionParser;
  /** Returns the caller behind the parameters of connection_init. */
  readonly identify: (params: Readonly<Record<string, unknown>> | undefined, connectionId: string) => Promise<Caller>;
  readonly log: Logger;
}

export interface Connection {
  receive(text: string): void;
  /** Called when the connection is closing or closed. Resolves when no request about it is under way any more. */
  release(): Promise<void>;
}

/** An admitted connection, with everything that it must release. */
interface Admitted {
  readonly entry: RegisteredConnection;
  readonly hubSubscription: HubSubscription;
  readonly presence: Promise<void>;
  /** Lists channels as the port does, for this caller. */
  listChannels(onMissing: () => void): Promise<readonly string[]>;
  /** Address of the person, by which their own channel may also be named. */
  readonly email: string | undefined;
}

const LET_IN: ReadonlySet<Caller['kind']> = new Set(['user', 'admin']);
const SUBSCRIPTIONS_MAX = 2;
const SUBSCRIPTION_ID_MAX_LENGTH = 64;
const GREETING_DEADLINE_MS = 5_000;

/**
 * Opens the server side of graphql-transport-ws (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md), for
 * the events subscription. After its acknowledgement, the connection ends with its session, whether or not it has
 * subscribed.
 */
export function openConnection(
  socketConnection: SocketConnection,
  { hub, registry, port, parse, identify, log }: ConnectionDeps,
): Connection {
  const id = randomUUID();
  const subscriptions = new Map<string, Subscription>();
  let isGreeted = false;
  let isAcknowledged = false;
  /**
   * Whether a service was unavailable when channels were listed. The client then gets only the other channels until the
   * service is back.
   */
  let isMissingChannels = false;
  let admitted: Admitted | undefined;
  const underWay = new Set<Promise<void>>();

  // In a busy process, a greeting that arrived in time is still read before the timeout takes effect.
  const deadline = setTimeout(() => setImmediate(giveUp), GREETING_DEADLINE_MS);

  function follow(work: Promise<void>): void {
    const ended = work.finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  function giveUp(): void {
    if (!isGreeted)
      socketConnection.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout');
  }

  async function greet(params: Readonly<Record<string, unknown>> | undefined): Promise<void> {
    if (isGreeted)
      return socketConnection.close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
    isGreeted = true;
    clearTimeout(deadline);
    try {
      const caller = await identify(params, id);
      if (!socketConnection.isOpen) return;
      // An API key is for occasional calls, not for a permanent stream of a person's events.
      if (!LET_IN.has(caller.kind) || caller.apiKey) return socketConnection.close(CloseCode.Forbidden, 'Forbidden');
      admitted = admit(caller);
      if (!admitted) return socketConnection.close(TOO_MANY_CODE, 'Too many connections');
      // Verified after the listening began: an end between the first check and that moment would go unnoticed.
      await admitted.hubSubscription.heard();
      const [lives] = await Promise.all([registry.verify(admitted.entry), admitted.presence]);
      if (!lives || !socketConnection.isOpen) return;
      isAcknowledged = true;
      socketConnection.send({ type: MessageType.ConnectionAck });
    } catch (error) {
      if (isRefusal(error, commonErrors.FORBIDDEN)) return socketConnection.close(CloseCode.Forbidden, 'Forbidden');
      log.warn({ err: error }, 'a connection could not be admitted');
      socketConnection.close(TRY_AGAIN_CODE, 'Try again later');
    }
  }

  function admit(caller: Caller): Admitted | undefined {
    const [accountId, sessionId] = [caller.accountId!, caller.sessionId!];
    // An administrator only gets events for everybody: they belong to no room and have no presence.
    const isPerson = caller.kind === 'user';
    const listChannels: Admitted['listChannels'] = (onMissing) =>
      isPerson ? port.listChannels(accountId, onMissing) : Promise.resolve([]);
    const close: SocketConnection['close'] = (code, reason) => socketConnection.close(code, reason);
    const entry: RegisteredConnection = {
      id,
      accountId,
      sessionId,
      async renewMemberships() {
        if (subscriptions.size === 0) return;
        let isWhole = true;
        const listing = listChannels(() => (isWhole = false)).then((channels) =>
          isWhole ? channels : Promise.reject(new Error('some channels are missing')),
        );
        // Joined channels stay joined while no service can list them.
        await hubSubscription.settle(listing).catch((error: unknown) => {
          if (isWhole) throw error;
        });
        // The service is back. The client reconnects, and fetches what it missed or was refused.
        if (isWhole && isMissingChannels) socketConnection.close(TRY_AGAIN_CODE, 'Try again later');
      },
      resync: () => hubSubscription.resync(),
      openPresence: () => (isPerson ? port.openPresence(caller, id) : Promise.resolve()),
      close,
    };
    if (!registry.admit(entry)) return undefined;
    const hubSubscription = hub.listen({ accountId, sessionId, socket: socketConnection.socket, close });
    return { entry, hubSubscription, listChannels, presence: entry.openPresence(), email: caller.email?.toLowerCase() };
  }

  async function subscribe({ id: name, payload }: SubscribeMessage): Promise<void> {
    if (!isAcknowledged || !admitted) return socketConnection.close(CloseCode.Unauthorized, 'Unauthorized');
    if (name.length > SUBSCRIPTION_ID_MAX_LENGTH) return socketConnection.close(CloseCode.BadRequest, 'Id too long');
    if (subscriptions.has(name))
      return socketConnection.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${name} already exists`);
    if (subscriptions.size >= SUBSCRIPTIONS_MAX)
      return refuse(name, [{ message: `At most ${SUBSCRIPTIONS_MAX} subscriptions at once.` }]);
    const parsed = parse(payload);
    if (!('document' in parsed))
      return refuse(
        name,
        parsed.map((error) => error.toJSON()),
      );

    const { entry, hubSubscription, listChannels } = admitted;
    const only = parsed.channels && namedAsTheHubDoes(parsed.channels, admitted);
    const subscription = hubSubscription.subscribe(name, parsed, only);
    subscriptions.set(name, subscription);
    try {
      const listing = listChannels(() => (isMissingChannels = true));
      await Promise.all([hubSubscription.settle(listing), registry.verify(entry)]);
      if (only && !hubSubscription.hears(only)) return refuseChannels(name, subscription);
      if (socketConnection.isOpen) subscription.begin();
    } catch {
      // A person never gets only a part of their channels: the client tries again for all of them.
      if (subscriptions.get(name) !== subscription) return;
      complete(name);
      const { code } = commonErrors.UNAVAILABLE;
      refuse(name, [{ message: code, extensions: { code } }]);
    }
  }

  /** Refuses channels that the person may not read. The error does not reveal whether such a channel exists. */
  function refuseChannels(name: string, subscription: Subscription): void {
    if (subscriptions.get(name) !== subscription) return;
    complete(name);
    const { code } = commonErrors.FORBIDDEN;
    refuse(name, [{ message: 'A channel that is named is none of this person’s.', extensions: { code } }]);
  }

  function refuse(name: string, errors: readonly GraphQLFormattedError[]): void {
    socketConnection.send({ id: name, type: MessageType.Error, payload: errors });
  }

  function complete(name: string): void {
    subscriptions.get(name)?.end();
    subscriptions.delete(name);
  }

  return {
    receive(text) {
      let message;
      try {
        message = parseMessage(text);
      } catch {
        return socketConnection.close(CloseCode.BadRequest, 'Invalid message');
      }
      switch (message.type) {
        case MessageType.ConnectionInit:
          return follow(greet(message.payload));
        case MessageType.Ping:
          return socketConnection.send({ type: MessageType.Pong, payload: message.payload });
        case MessageType.Pong:
          return;
        case MessageType.Subscribe:
          return follow(subscribe(message));
        case MessageType.Complete:
          return complete(message.id);
        default:
          return socketConnection.close(CloseCode.BadRequest, 'Invalid message');
      }
    },
    async release() {
      clearTimeout(deadline);
      for (const name of subscriptions.keys()) complete(name);
      admitted?.hubSubscription.leave();
      if (admitted) registry.dismiss(admitted.entry);
      await Promise.all(underWay);
      if (!admitted) return;
      await admitted.presence;
      await port.closePresence(id);
    },
  };
}

function namedAsTheHubDoes(channels: readonly string[], { entry, email }: Admitted): ReadonlySet<string> {
  return new Set(channels.map((name) => (name.toLowerCase() === email ? userChannel(entry.accountId) : name)));
}
