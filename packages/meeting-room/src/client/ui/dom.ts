import type { IconNode } from 'lucide';

type Child = Node | string | undefined | false;
type Properties = Record<string, unknown>;

/**
 * Creates an element with properties, attributes (`aria-…`, `data-…`, `role` and others) and children. Text is inserted
 * as text, never as markup.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) setProperty(element, name, value);
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
}

/** Sets a property or attribute only if it differs, so that a redraw leaves the rest alone. */
export function setProperty(element: HTMLElement, name: string, value: unknown): void {
  if (name in element && !name.startsWith('aria')) {
    const properties = element as unknown as Properties;
    if (properties[name] !== value) properties[name] = value;
  } else if (value === undefined || value === false || value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates a decorative icon; screen readers skip it. */
export function icon(node: IconNode, size = 20): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { width: size, height: size, viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': true };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  for (const [tag, shape] of node) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(shape)) element.setAttribute(name, String(value));
    svg.append(element);
  }
  return svg;
}

/** Shows or hides an element; a hidden one leaves the tab order. */
export function show(element: HTMLElement, visible: boolean): void {
  element.hidden = !visible;
}
