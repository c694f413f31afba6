import { userChannel } from '@meet/contracts/events';
import { webhookDeliveryChanged } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { DeliveryRecord } from '../models/deliveries.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';

/** Sends the state of a delivery to the owner's other tabs. */
export const announceDelivery = ({ publish }: OperationContext<Deps>, delivery: DeliveryRecord) =>
  publish(userChannel(delivery.accountId), webhookDeliveryChanged, { delivery: presentDelivery(delivery) });
