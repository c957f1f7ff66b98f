import { decimalFigure, type FormulaFault, MAX_FORMULA_CHARS, MAX_FORMULA_LEVELS } from '@mapa/domain';

/** Losses of a text: what a student will not see, or not as intended. */
export interface TextLosses {
  /** Each is a noun with its article, in Portuguese. */
  dropped: string[];
  /** Number of MathML formulas that could not be converted. */
  unread: number;
  /** The reason for each formula that stays as text. */
  unset: FormulaFault[];
}

const REASONS: Readonly<Record<FormulaFault, (isOne: boolean) => string>> = {
  deep: () => `mais de ${MAX_FORMULA_LEVELS} níveis, um dentro do outro`,
  definitions: (isOne) => `comandos definidos dentro ${isOne ? 'dela' : 'delas'}`,
  long: () => `mais de ${decimalFigure(MAX_FORMULA_CHARS)} caracteres`,
};

/** The losses of a text as sentences without their full stop. @param place "do enunciado" */
export const textWarnings = ({ dropped, unread, unset }: TextLosses, place: string): string[] => [
  ...dropped.map((words) => `ficou de fora ${words} ${place}`),
  ...(unread === 0 ? [] : [unreadWarning(unread, place)]),
  ...(['deep', 'definitions', 'long'] as const).flatMap((fault) => {
    const count = unset.filter((one) => one === fault).length;
    return count === 0 ? [] : [unsetWarning(count, place, REASONS[fault](count === 1))];
  }),
];

const unreadWarning = (count: number, place: string): string =>
  count === 1
    ? `ficou de fora uma fórmula em MathML ${place}, que não pôde ser convertida`
    : `ficaram de fora ${count} fórmulas em MathML ${place}, que não puderam ser convertidas`;

const unsetWarning = (count: number, place: string, reason: string): string =>
  count === 1
    ? `uma fórmula ${place} fica como texto (${reason})`
    : `${count} fórmulas ${place} ficam como texto (${reason})`;
