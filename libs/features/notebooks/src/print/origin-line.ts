import { boardAndBody, questionKind } from '@mapa/domain';
import type { NotebookQuestion } from '../model';

/** Languages are in lower case on the wire and capitalised on paper. */
export const languageName = (variant: string): string => variant.charAt(0).toUpperCase() + variant.slice(1);

/** Origin of a question, as printed above it. */
export function originLine(question: NotebookQuestion): string {
  const { codigo, ano, cargo, variante } = question;
  const [board, body] = boardAndBody(question);
  return [variante && languageName(variante), codigo, board, ano, body, cargo].filter(Boolean).join(' · ');
}

/** The answer in a printed key: "B", "Certo", or why there is none. */
export function keyText({ tipo, gabarito, anulada }: Pick<NotebookQuestion, 'tipo' | 'gabarito' | 'anulada'>): string {
  if (anulada || !gabarito?.letra) return 'anulada';
  return questionKind(tipo).keyText(gabarito.letra);
}
