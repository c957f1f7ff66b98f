import { createUuid } from '@mapa/api-client';
import { sandboxCardToken } from '@mapa/domain';

/** Creates the tokens of the cards typed into one form; card data is not stored anywhere else. */
export function createCardTokens() {
  let last: { number: string; token: string } | null = null;
  return {
    /** The same token for the same number during one attempt: another token would be another attempt. */
    tokenOf(number: string): string | null {
      if (last?.number === number) return last.token;
      const token = sandboxCardToken(number, createUuid());
      last = token === null ? null : { number, token };
      return token;
    },
    /** Call it when the attempt is settled. */
    forget(): void {
      last = null;
    },
  };
}
