export { notificationsErrors } from './errors.ts';
export { deliverMail } from './deliverMail.ts';
