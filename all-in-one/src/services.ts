import { accountsService } from '@meet/service-accounts';
import { chatService } from '@meet/service-chat';
import { integrationsService } from '@meet/service-integrations';
import type { AnyService } from '@meet/service-kit';
import { createMeetingsService, type RoomControl } from '@meet/service-meetings';
import { networkService } from '@meet/service-network';
import { notificationsService } from '@meet/service-notifications';
import { oauthService } from '@meet/service-oauth';
import { organizationsService } from '@meet/service-organizations';
import { createReleasesService, type ReleasesServiceOptions } from '@meet/service-releases';

export interface ServicesOptions {
  readonly roomControl?: RoomControl;
  readonly releases?: ReleasesServiceOptions;
}

/** Every service of the product, as one process runs them. */
export function createServices({ roomControl, releases }: ServicesOptions = {}): readonly AnyService[] {
  return [
    accountsService,
    integrationsService,
    oauthService,
    notificationsService,
    networkService,
    organizationsService,
    chatService,
    createMeetingsService({ roomControl }),
    createReleasesService(releases),
  ];
}
