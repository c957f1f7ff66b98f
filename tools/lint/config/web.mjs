import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { testSupport, web } from './files.mjs';

/** React, accessibility, and what the content policy forbids (docs/architecture.md). */
export default [
  {
    ...reactHooks.configs.flat.recommended,
    name: 'web/hooks',
    files: web,
    rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    ...a11y.flatConfigs.strict,
    name: 'web/accessibility',
    files: web,
    settings: {
      'jsx-a11y': { components: { Button: 'button', Image: 'img', Input: 'input', Label: 'label' } },
    },
    rules: {
      ...a11y.flatConfigs.strict.rules,
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
    },
  },
  {
    name: 'web/syntax',
    files: web,
    ignores: testSupport,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The content policy refuses style attributes: use a styled component and hand it a $prop.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message:
            'Raw HTML goes through the one component that shows sanitised question HTML; disable this rule there, with the reason.',
        },
      ],
    },
  },
];
