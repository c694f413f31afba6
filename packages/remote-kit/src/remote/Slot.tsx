import type { SlotName, SlotProps } from '../slots/SlotTable.ts';
import { createElement, use, useSyncExternalStore, type ReactNode } from 'react';
import type { AbsentLook } from './StandIn.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useSlotDirectory, type RemoteHandle } from './RemoteHandle.ts';
import { RemoteScope } from './RemoteScope.tsx';

type Props<Name extends SlotName> = (SlotProps<Name> | { readonly input: SlotProps<Name> }) & {
  readonly name: Name;
  /** Props of the filler, if one of them has the same name as a prop of this component. */
  readonly input?: SlotProps<Name>;
  /** Shown while a filler loads. */
  readonly skeleton?: ReactNode;
  /** Look of the slot if a filler loads for long or did not start. */
  readonly absent?: AbsentLook;
  /** Shown when no remote fills the slot. */
  readonly empty?: ReactNode;
};

/** A slot that remotes fill. Each filler loads when the slot is first drawn, and a failure affects only that filler. */
export function Slot<Name extends SlotName>({
  name,
  skeleton = null,
  absent,
  empty = null,
  input,
  ...props
}: Props<Name>) {
  const directory = useSlotDirectory();
  const fillers = useSyncExternalStore(directory.subscribe, () => directory.getFillers(name));
  if (fillers.length === 0) return empty;
  return fillers.map((handle) => (
    <RemoteBoundary key={handle.id} handle={handle} skeleton={skeleton} absent={absent}>
      <Filler handle={handle} name={name} props={input ?? (props as unknown as SlotProps<Name>)} />
    </RemoteBoundary>
  ));
}

function Filler<Name extends SlotName>({
  handle,
  name,
  props,
}: {
  handle: RemoteHandle;
  name: Name;
  props: SlotProps<Name>;
}) {
  const remote = use(handle.load());
  const extension = remote.extension(name);
  if (!extension) throw new Error(`${handle.id} ${handle.version} says that it fills ${name}, but it does not.`);
  return <RemoteScope remote={remote}>{createElement(use(extension), props)}</RemoteScope>;
}
