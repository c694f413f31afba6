import type { Background, ServiceBase, Translator } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { MessageLog } from './messages/createMessageLog.ts';
import type { MemberRecord } from './models/memberModel.ts';
import type { MessageRecord } from './models/messageModel.ts';
import type { RoomRecord } from './models/roomModel.ts';
import type { ContactUse } from './people/createContactUse.ts';
import type { People } from './people/createPeople.ts';

export interface Deps extends Pick<ServiceBase, 'publicUrl'> {
  readonly rooms: Model<RoomRecord>;
  readonly members: Model<MemberRecord>;
  readonly messages: Model<MessageRecord>;
  readonly messageLog: MessageLog;
  readonly people: People;
  readonly contactUse: ContactUse;
  /** What follows events and messages, and no answer waits for. */
  readonly background: Background;
  readonly translate: Translator['translate'];
}
