import type { OperationContext } from '@meet/service-kit';
import type { RoomRecord } from '../models/roomModel.ts';

export type Teller = Pick<OperationContext<unknown>, 'account' | 'callAsService' | 'log'>;

export interface DeviceNews {
  /**
   * After the answer: notifies the others in the room on their devices that the caller wrote, without the text. A
   * person whom a stranger put into it and who did nothing there yet gets nothing. A failure is logged.
   */
  tell(teller: Teller, room: RoomRecord): void;
}
