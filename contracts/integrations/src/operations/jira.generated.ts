import { toOperation } from '@meet/contracts';
import * as calls from '../jira.ts';

export const authorizeJira = toOperation(calls.authorizeJira, '85cb5e14f4ca0812536ca67cffb1e2d776716f27ba505c3147aecebf5d31f98a');
export const describeJiraLanding = toOperation(calls.describeJiraLanding, '9c487a4c9c833700446f53e390137766be604a4748207c323bbef5121a6deb86');
export const disconnectJira = toOperation(calls.disconnectJira, '4df72c03f730078860f279f62ee4d7a4ea3eb7d3dc2b21ac00622b4e7f90c007');
export const getJiraConnections = toOperation(calls.getJiraConnections, '539cca5f96c6b657329220af869ad30c8a1642313bcf151cbf9a793cf830b392');
