export { drawPage } from './drawPage.tsx';
export type { DrawPageOptions } from './drawPage.tsx';
export { describePageEvents } from './describePageEvents.ts';
export { renderInHost } from './renderInHost.tsx';
export type { HostRender, RenderInHostOptions } from './renderInHost.tsx';
export { createTestHost, TEST_USER } from './createTestHost.ts';
export type { CallAnswers, TestHost, TestHostOptions } from './createTestHost.ts';
export { describeTexts } from './describeTexts.ts';
export { buildContact, buildGroup, buildNetwork, buildNetworkState, buildStatus, present } from './people.ts';
