import { toOperation } from '@meet/contracts';
import * as calls from '../jira.ts';

export const authorizeJira = toOperation(calls.authorizeJira, 'bd57d817ec4fa278bd7d7609c911d4700d167fcbc4b54abbf194046000691a1d');
export const describeJiraLanding = toOperation(calls.describeJiraLanding, '9c487a4c9c833700446f53e390137766be604a4748207c323bbef5121a6deb86');
export const disconnectJira = toOperation(calls.disconnectJira, '51fbbc6dd147c0148c61f21be84955885242bf9d50bd5a5e661ad87521f2e327');
export const getJiraConnections = toOperation(calls.getJiraConnections, '539cca5f96c6b657329220af869ad30c8a1642313bcf151cbf9a793cf830b392');
