import { cardNumberProblem } from '@mapa/domain';
import { invalid } from '@mapa/server-platform';

/**
 * Refuses a free text of a payment that contains a card number, at its field. Called before anything of the request is
 * hashed, stored or sent to the provider.
 */
export function demandNoCardNumber(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const problem = text === undefined ? null : cardNumberProblem(text);
    if (problem !== null) throw invalid(field, problem);
  }
}
