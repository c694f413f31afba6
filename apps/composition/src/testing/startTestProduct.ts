import { activateAccount, createAdmin, resetPassword, signIn, signUp } from '@meet/accounts-contract';
import { SERVICE_CALLER, type AnyService } from '@meet/service-kit';
import {
  startTestServices,
  type TestPerson,
  type TestServices,
  type TestServicesOptions,
} from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { interceptMails, linkSecret, type InterceptedMail } from '../interceptMails.ts';
import { createServices } from '../services.ts';
import { PASSWORD } from './password.ts';

export interface TestProduct extends TestServices {
  mailTo(email: string): Promise<InterceptedMail>;
  /** Signs up, activates and signs in by the product's own calls. */
  newPerson(fullName: string): Promise<TestPerson>;
  newAdmin(): Promise<TestPerson>;
}

export interface TestProductOptions extends Pick<TestServicesOptions, 'env' | 'logTo'> {
  /** Changes the services before they start. */
  readonly adapt?: (service: AnyService) => AnyService;
}

/** Starts all services of the product over HTTP, without timers and without connections to the outside. */
export async function startTestProduct({ adapt, env, logTo }: TestProductOptions = {}): Promise<TestProduct> {
  const { services, mailTo } = interceptMails(await createServices());
  const running = await startTestServices({
    services: adapt ? services.map(adapt) : services,
    ...(env && { env }),
    logTo,
  });
  const { request, client } = running;

  async function open(email: string): Promise<TestPerson> {
    const { body } = await request(signIn, { email, password: PASSWORD });
    const { token, fullName, isAdmin } = body;
    const account = await running.connection.collection<{ _id: string }>('accounts.accounts').findOne({ email });
    return { kind: isAdmin ? 'admin' : 'user', token, accountId: account!._id, email, fullName };
  }
  const freshEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

  return {
    ...running,
    mailTo,
    async newPerson(fullName) {
      const email = freshEmail();
      await request(signUp, { email, fullName, password: PASSWORD });
      await request(activateAccount, { token: linkSecret(await mailTo(email)), password: PASSWORD });
      return open(email);
    },
    async newAdmin() {
      const email = freshEmail();
      await client.call(createAdmin, { email, fullName: 'Root Admin' }, SERVICE_CALLER);
      await request(resetPassword, { key: linkSecret(await mailTo(email)), password: PASSWORD });
      return open(email);
    },
  };
}
