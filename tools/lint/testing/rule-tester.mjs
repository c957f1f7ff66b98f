import { RuleTester } from 'eslint';
import * as tseslint from 'typescript-eslint';

/** Tries a rule on TypeScript and JSX, as the house writes them. */
export const ruleTester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
