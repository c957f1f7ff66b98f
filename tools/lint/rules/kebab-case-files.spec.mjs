import { join } from 'node:path';
import { ruleTester } from '../testing/rule-tester.mjs';
import { kebabCaseFiles } from './kebab-case-files.mjs';

const at = (path) => join(process.cwd(), path);
const valid = (path) => ({ name: path, code: 'a;', filename: at(path) });
const invalid = (path, name, better) => ({
  name: path,
  code: 'a;',
  filename: at(path),
  errors: [{ messageId: 'rename', data: { name, better } }],
});

ruleTester.run('kebab-case-files', kebabCaseFiles, {
  valid: [
    valid('src/question-card.tsx'),
    valid('src/question-card.spec.tsx'),
    valid('vite.config.mts'),
    valid('src/enem-2023.ts'),
    valid('.storybook/main.ts'),
    valid('../other-project/src/main.ts'),
  ],
  invalid: [
    invalid('src/QuestionCard.tsx', 'QuestionCard.tsx', 'question-card.tsx'),
    invalid('src/useSession.ts', 'useSession.ts', 'use-session.ts'),
    invalid('src/question_card.ts', 'question_card.ts', 'question-card.ts'),
    invalid('src/__tests__/card.ts', '__tests__', 'tests'),
    invalid('src/Forms/field.ts', 'Forms', 'forms'),
  ],
});
