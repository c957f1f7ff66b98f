const MAX_TERMS = 1_000;
const PRECISION = 1e-12;

/** ln Γ(x) for x > 0 by Stirling's series, x raised above 10 first (Abramowitz & Stegun 6.1.41). */
function logGamma(x: number): number {
  let [shift, value] = [0, x];
  for (; value < 10; value++) shift += Math.log(value);
  const inverse = 1 / (value * value);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1_260 - inverse / 1_680))) / value;
  return (value - 0.5) * Math.log(value) - value + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/**
 * Probability (0–1) that a χ² variable exceeds `x`: the regularised incomplete gamma function Q(degrees/2, x/2), by its
 * series below and its continued fraction above the mean (Abramowitz & Stegun 6.5.29 and 6.5.31).
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, half] = [degrees / 2, x / 2];
  const front = Math.exp(a * Math.log(half) - half - logGamma(a));
  if (half < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let k = 1; k < MAX_TERMS && term > sum * PRECISION; k++) {
      term *= half / (a + k);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  // Lentz's evaluation of 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − …)).
  let b = half + 1 - a;
  let [c, d] = [Infinity, 1 / b];
  let fraction = d;
  for (let k = 1; k < MAX_TERMS; k++) {
    const numerator = -k * (k - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return front * fraction;
}
