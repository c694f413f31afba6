import type { ManifestIcon } from '@meet/contracts/remotes';
import { createElement, type ComponentType } from 'react';

const icons = new WeakMap<ManifestIcon, ComponentType>();

/**
 * Returns a component for an icon of a manifest, in the style of the frame's own icons. Each icon has one component, so
 * that it never mounts twice.
 */
export function getIcon(icon: ManifestIcon): ComponentType {
  let Icon = icons.get(icon);
  if (!Icon) {
    Icon = () => (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {icon.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
      </svg>
    );
    icons.set(icon, Icon);
  }
  return Icon;
}
