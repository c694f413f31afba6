/** Rounds a figure to three digits. */
export const rounded = (figure: number): number => Number(figure.toPrecision(3));
