import type { OperationContext } from '@meet/service-kit';
import type { RoomRecord } from '../models/roomModel.ts';

export type Teller = Pick<OperationContext<unknown>, 'account' | 'callAsService' | 'log'>;

export interface DeviceNews {
  /**
   * After the answer: tells the others in the room on their devices that the caller wrote, not what. Who was put into it
   * by a stranger and did nothing there yet hears nothing. Failing, it is logged.
   */
  tell(teller: Teller, room: RoomRecord): void;
}
