const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Braces and angle brackets have a meaning in JSX: a title with one of them becomes a string. */
const inJsx = (text) => (/[{}<>&'"]/.test(text) ? `{${quoted(text)}}` : text);

/**
 * The files of a new feature lib, by their path in it.
 * @param {{ name: string, title: string }} options
 * @returns {Record<string, string>}
 */
exports.filesOf = ({ name, title }) => ({
  'project.json': json({
    name,
    $schema: '../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    sourceRoot: `libs/features/${name}/src`,
    tags: ['layer:feature', 'platform:web'],
  }),
  'tsconfig.json': json({
    extends: '../../../tsconfig.base.json',
    compilerOptions: { types: ['jest', '@testing-library/jest-dom', 'node', 'vite/client'] },
    include: ['src'],
  }),
  'jest.config.cjs': "module.exports = require('../../../jest.preset.js').web(__dirname);\n",
  'src/index.ts': `export { ${pascal(name)}Screen } from './${name}-screen';\n`,
  [`src/${name}-screen.tsx`]: `import { Page, PageTitle } from '@mapa/ui-kit';

/** The screen ${title}. */
export function ${pascal(name)}Screen() {
  return (
    <Page>
      <PageTitle>${inJsx(title)}</PageTitle>
    </Page>
  );
}
`,
  [`src/${name}-screen.spec.tsx`]: `import { renderWithProviders } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import { ${pascal(name)}Screen } from './${name}-screen';

it('is known by its title', () => {
  renderWithProviders(<${pascal(name)}Screen />);
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeInTheDocument();
});
`,
});
