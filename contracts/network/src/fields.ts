import { bit, email, id, LIMITS, requiredLine, text } from '@meet/contracts';
import { STATUS_TEXT_MAX } from './limits.ts';

/* Fields that forms and routes share. */

export const contactName = () =>
  requiredLine('network.contactNameRequired', 'network.contactNameBlank').max(
    LIMITS.contactName,
    'network.contactNameTooLong',
  );

export const contactEmail = () => email({ required: 'network.contactEmailRequired' });

export const contactId = () => id('network.contactIdRequired');

export const connectionId = () => id('network.connectionIdRequired');

export const groupId = () => id('network.groupIdRequired');

export const groupName = () =>
  requiredLine('network.groupNameRequired', 'network.groupNameBlank').max(LIMITS.groupName, 'network.groupNameTooLong');

/** Text that a person adds to their own status. */
export const statusText = () =>
  requiredLine('network.statusTextRequired', 'network.statusTextBlank').max(
    STATUS_TEXT_MAX,
    'network.statusTextTooLong',
  );

/** 0 adds and 1 removes. The call also accepts the words Add and Remove under `action`. */
export const flagOperation = () =>
  bit().when('action', ([action], schema) =>
    action === undefined ? schema.required('network.operationRequired') : schema,
  );

export const flagAction = () => text().oneOf(['Add', 'Remove'], 'network.actionInvalid');
