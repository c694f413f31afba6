export { authorize } from './operations/authorize.ts';
export { operationsOf } from './operations/defineOperation.ts';
export type { Handler, Operation, OperationContext } from './operations/defineOperation.ts';
export { createHttpClient } from './operations/createHttpClient.ts';
export type { LocalClient } from './operations/createLocalClient.ts';
export { createRateLimiter } from './operations/RateLimiter.ts';
export type { RateLimiter } from './operations/RateLimiter.ts';
export { SERVICE_CALLER } from './operations/serviceCaller.ts';
export { chunksOf } from './chunksOf.ts';
export type { Background } from './createBackground.ts';
export { createBatcher } from './createBatcher.ts';
export { createId } from './createId.ts';
export { defineService } from './defineService.ts';
export type { AnyService, ServiceBase, ServiceDefinition } from './defineService.ts';
export { repeat } from './repeat.ts';
export { startServices } from './startServices.ts';
export type { RunningServices } from './startServices.ts';
export { hashGraphqlPart } from './apart/hashGraphqlPart.ts';
export { createEventLink } from './apart/createEventLink.ts';
export { createOutbox } from './apart/createOutbox.ts';
export type { Outbox } from './apart/createOutbox.ts';
export { createLinkedBus } from './apart/createLinkedBus.ts';
export type { LinkedBus } from './apart/createLinkedBus.ts';
export { askAbout, createServiceDirectory } from './apart/createServiceDirectory.ts';
export type { ServiceDirectory } from './apart/createServiceDirectory.ts';
export { judgeContract } from './apart/judgeContract.ts';
export { mountPassage } from './apart/mountPassage.ts';
export { mountAbout } from './apart/mountAbout.ts';
export type { ServiceAbout } from './apart/ServiceAbout.ts';
export type { Publish } from './bus/createPublish.ts';
export type { BusListener, EventBus } from './bus/EventBus.ts';
export { createLocalBus } from './bus/createLocalBus.ts';
export { startClock } from './clock/startClock.ts';
export { connectDatabase } from './database/connect.ts';
export { createStorageProbe } from './database/createStorageProbe.ts';
export { createWindowCounter } from './database/createWindowCounter.ts';
export { isDuplicateKey } from './database/isDuplicateKey.ts';
export { isOutOfSpace } from './database/isOutOfSpace.ts';
export { literally } from './database/literally.ts';
export type { Counted, WindowCounter } from './database/createWindowCounter.ts';
export { createSecrets } from './config/createSecrets.ts';
export type { Secrets } from './config/createSecrets.ts';
export { setting } from './config/settings.ts';
export type { Setting, SettingTable, ValuesOf } from './config/settings.ts';
export { readSettings, SettingsError } from './config/readSettings.ts';
export { refuseSocket } from './http/baseHeaders.ts';
export { answerCall, answerFailure } from './http/answerCall.ts';
export { createAddressLimit } from './http/createAddressLimit.ts';
export { createAuthenticator } from './http/createAuthenticator.ts';
export { createHttpServer } from './http/createHttpServer.ts';
export { inlineStyles } from './http/inlineStyles.ts';
export { failureOfFastify } from './http/failureOfFastify.ts';
export { mountInternal } from './http/mountInternal.ts';
export { mountRest } from './http/mountRest.ts';
export { mountUpgrades } from './http/mountUpgrades.ts';
export type { HandleUpgrade } from './http/mountUpgrades.ts';
export { networkOf } from './http/networkOf.ts';
export { presentFailure } from './http/presentFailure.ts';
export { readCaller, readLocale } from './http/readCaller.ts';
export type { Authenticate } from './http/readCaller.ts';
export { createReach } from './outbound/createReach.ts';
export type { Reach, ReachOptions } from './outbound/createReach.ts';
export { createLogger } from './logging/createLogger.ts';
export type { Logger } from './logging/createLogger.ts';
export {
  backgroundWork,
  eventsDelivered,
  metrics,
  policyViolations,
  sockets,
  socketsClosed,
  unexpectedFailures,
} from './metrics.ts';
export { measureOperation } from './database/measureOperations.ts';
export { openTracing } from './tracing/openTracing.ts';
export { describeSpan } from './tracing/tracing.ts';
export { buildOpenApi } from './openapi/buildOpenApi.ts';
export { fillMail } from './texts/fillMail.ts';
export type { MailText } from './texts/fillMail.ts';
export { loadTranslator } from './texts/translator.ts';
export type { Translator } from './texts/translator.ts';
