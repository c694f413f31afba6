import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { BehaviorSubject } from 'rxjs';

/** How the person wants to be told of messages; the dialog and the sound share it. Defaults until the server has answered. */
export const chatPreferences = new BehaviorSubject<ChatNotificationPreferences>({ mail: true, web: true });
