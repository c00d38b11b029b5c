/** A part of a picture: a path in a square of 100 units, y downwards, and what is inside its line. */
export interface Shape {
  path: string;
  fill: 'none' | 'white' | 'shade' | 'ink';
  /** Where the square begins and how large it is, for a picture within a picture. */
  shift?: { x: number; y: number; scale: number };
}

/** A line drawing that says its word without colour. Later shapes lie over earlier ones. */
export type Picture = Shape[];

export function line(path: string): Shape {
  return { path, fill: 'none' };
}

export function white(path: string): Shape {
  return { path, fill: 'white' };
}

export function shade(path: string): Shape {
  return { path, fill: 'shade' };
}

export function ink(path: string): Shape {
  return { path, fill: 'ink' };
}

/** The same picture two times, for a plural. */
export function twice(picture: Picture): Picture {
  const places = [
    { x: 0, y: 0, scale: 0.58 },
    { x: 42, y: 42, scale: 0.58 },
  ];
  return places.flatMap((shift) => picture.map((shape) => ({ ...shape, shift })));
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y} a${across} ${down} 0 1 0 ${2 * across} 0 a${across} ${down} 0 1 0 ${-2 * across} 0 Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y} h${width} v${height} h${-width} Z`;
}

/** A five-pointed star around a point. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}

/** Short strokes that stand out from a circle, as the sun has them. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const start = `M${(x + from * across).toFixed(1)} ${(y + from * down).toFixed(1)}`;
    return `${start} L${(x + to * across).toFixed(1)} ${(y + to * down).toFixed(1)}`;
  }).join(' ');
}
