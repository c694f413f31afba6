import { networkService } from '@meet/service-network';
import { chatService } from '@meet/service-chat';
import type { AnyService } from '@meet/service-kit';

/** Every service of the product, as one process runs them. */
export const services: readonly AnyService[] = [networkService, chatService];
