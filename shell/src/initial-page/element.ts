type Attributes = Readonly<Record<string, string>>;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element with attributes and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...content);
  return made;
}

/** Creates a decorative drawing of shapes, hidden from screen readers. */
export function drawing(attributes: Attributes, shapes: readonly (readonly [string, Attributes])[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, { 'aria-hidden': 'true', ...attributes });
  for (const [tag, drawn] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    setAttributes(shape, drawn);
    svg.append(shape);
  }
  return svg;
}

function setAttributes(made: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name === 'fillOpacity' ? 'fill-opacity' : name, value);
  }
}
