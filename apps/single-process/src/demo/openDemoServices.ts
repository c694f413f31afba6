import { DEFAULT_LOCALE, type Call, type Caller } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import { createRateLimiter, SERVICE_CALLER } from '@meet/service-kit';
import { createServices, type Deployment, interceptMails, linkSecret, runServices } from '@meet/composition';

/** The stopped product's services, on a clock that the demo controls. */
export interface DemoServices {
  /** Time at which the demo is created and its script ends. */
  readonly now: number;
  /** Sets the services' clock. */
  goTo(moment: number): void;
  /** Calls as a person with an account. */
  as<Input, Output>(email: string, call: Call<Input, Output>, input: Input): Promise<Output>;
  asService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  asVisitor<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  /** Returns the secret of the link in the next mail to an address. No mail leaves the process. */
  linkTo(email: string): Promise<string>;
  close(): Promise<void>;
}

const VISITOR: Caller = {
  kind: 'visitor',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'demo',
  address: '127.0.0.1',
};

/** Opens the services. Throws StartError if the database can't be opened. */
export async function openDemoServices(deployment: Deployment, now = Date.now()): Promise<DemoServices> {
  let clock = now;
  const { services, mailTo } = interceptMails(await createServices());
  const { client, stop } = await runServices(deployment, {
    services,
    limiter: createRateLimiter({ factor: 1_000_000 }),
    now: () => clock,
  });

  const callers = new Map<string, Caller>();
  async function getCaller(email: string): Promise<Caller> {
    let caller = callers.get(email);
    if (!caller) {
      const { accounts } = await client.call(findAccountsByEmail, { emails: [email] }, SERVICE_CALLER);
      const { accountId, fullName } = accounts[0]!;
      caller = { ...VISITOR, kind: 'user', accountId, email, fullName, sessionId: `demo-${accountId}` };
      callers.set(email, caller);
    }
    return caller;
  }

  return {
    now,
    goTo: (moment) => void (clock = moment),
    as: async (email, call, input) => client.call(call, input, await getCaller(email)),
    asService: (call, input) => client.call(call, input, SERVICE_CALLER),
    asVisitor: (call, input) => client.call(call, input, VISITOR),
    linkTo: async (email) => linkSecret(await mailTo(email)),
    close: stop,
  };
}
