// Pointed arches as paths, in a box of 0,0 to wide,high whose lower edge is the line of the feet.

const STEEP = 1.15; // of its half width; a lower arch would look round

/** Two arcs if the arch is high enough; otherwise the flatter curve of a late Gothic arch. */
export function archPath(wide: number, high: number, inset = 0): string {
  const [left, right, top, middle] = [inset, wide - inset, inset * 1.15, wide / 2];
  const half = middle - left;
  const rise = high - top;
  if (rise >= half * STEEP) {
    const radius = (half ** 2 + rise ** 2) / (2 * half);
    return `M${left} ${high}A${radius} ${radius} 0 0 1 ${middle} ${top}A${radius} ${radius} 0 0 1 ${right} ${high}Z`;
  }
  const [near, far] = [half * 0.02, half * 0.42];
  const [low, steep] = [high - rise * 0.62, top + rise * 0.3];
  const rising = `C${left + near} ${low} ${left + far} ${steep} ${middle} ${top}`;
  const falling = `C${right - far} ${steep} ${right - near} ${low} ${right} ${high}`;
  return `M${left} ${high}${rising}${falling}Z`;
}

/** The edges between rays of glass that fan out from a point. */
export function fan(rays: number, x: number, y: number, reach: number): { x: number; y: number }[] {
  return Array.from({ length: rays + 1 }, (_, ray) => {
    const angle = Math.PI * (1 - ray / rays);
    return { x: x + reach * Math.cos(angle), y: y - reach * Math.sin(angle) };
  });
}
