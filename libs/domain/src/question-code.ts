/** A question's code as students cite it: "Q12". */
export const questionCode = (id: number): string => `Q${id}`;

/**
 * Reads a question's code.
 * @param text "Q12", "q12" or "12", with blanks around it
 * @returns the question's id; undefined for any other text
 */
export function questionIdOf(text: string): number | undefined {
  const digits = /^q?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
