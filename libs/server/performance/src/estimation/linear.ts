/**
 * The inverse of a symmetric positive definite matrix of `size` × `size`, row by row, by Cholesky's decomposition; null
 * if it is not positive definite.
 */
export function inverseOf(matrix: Float64Array, size: number): Float64Array | null {
  const lower = new Float64Array(size * size);
  const at = (values: Float64Array, row: number, column: number) => values[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row, column);
      for (let k = 0; k < column; k++) sum -= at(lower, row, k) * at(lower, column, k);
      if (row === column) {
        if (!(sum > 0)) return null;
        lower[row * size + row] = Math.sqrt(sum);
      } else lower[row * size + column] = sum / at(lower, column, column);
    }
  }
  // Each column of the inverse solves L·Lᵀ·x = e.
  const inverse = new Float64Array(size * size);
  const solution = new Float64Array(size);
  for (let unit = 0; unit < size; unit++) {
    for (let row = 0; row < size; row++) {
      let sum = row === unit ? 1 : 0;
      for (let k = 0; k < row; k++) sum -= at(lower, row, k) * (solution[k] ?? 0);
      solution[row] = sum / at(lower, row, row);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = solution[row] ?? 0;
      for (let k = row + 1; k < size; k++) sum -= at(lower, k, row) * (solution[k] ?? 0);
      solution[row] = sum / at(lower, row, row);
      inverse[row * size + unit] = solution[row] ?? 0;
    }
  }
  return inverse;
}
