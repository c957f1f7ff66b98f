import { RuleTester } from 'eslint';
import * as tseslint from 'typescript-eslint';

/** Tests a rule on TypeScript and JSX. */
export const ruleTester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
