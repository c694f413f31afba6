export type { DialogProps } from './DialogProps.ts';
export type { MenuSlotProps, OfferedItem } from './MenuSlotProps.ts';
export { defineManifest } from './RemoteManifest.ts';
export type {
  ManifestFrame,
  ManifestIcon,
  ManifestNavigation,
  ManifestPage,
  ManifestSource,
  ManifestWords,
  RemoteManifest,
} from './RemoteManifest.ts';
export { toContainerName, releaseBase, toReleaseId } from './ReleaseRecord.ts';
export type { FirstPaint, PaintPart, Registry, ReleaseRecord } from './ReleaseRecord.ts';
export { findManifestProblems, findProblems, REMOTE_NAME } from './findProblems.ts';
export type { RecordProblem } from './findProblems.ts';
export { REMOTE_CONTRACT, REMOTE_CONTRACTS } from './remoteContract.ts';
