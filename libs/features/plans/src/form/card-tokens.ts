import { createUuid } from '@mapa/api-client';
import { sandboxCardToken } from '@mapa/domain';

/** Creates the tokens of the cards typed into one form; card data is not stored anywhere else. */
export function createCardTokens() {
  let last: { number: string; token: string } | null = null;
  return {
    /** The same token for the same number while one attempt goes on: with another token it would be another attempt. */
    tokenOf(number: string): string | null {
      if (last?.number === number) return last.token;
      const token = sandboxCardToken(number, createUuid());
      last = token === null ? null : { number, token };
      return token;
    },
    /** The attempt was answered. */
    forget(): void {
      last = null;
    },
  };
}
