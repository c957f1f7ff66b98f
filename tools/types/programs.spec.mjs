import { projects, root } from '../lint/config/projects.mjs';
import { programsOf } from './programs.mjs';

const programs = programsOf(root, projects);
const programOf = (pattern) => programs.filter(({ include }) => include.includes(pattern));

describe('the programs of the types step', () => {
  it('hold every project once, with its own compiler options', () => {
    for (const { path } of projects) {
      const [program, ...others] = programOf(`${path}/src`);
      expect([path, others]).toEqual([path, []]);
      expect([path, program?.name]).not.toEqual([path, undefined]);
    }
    expect(programOf('libs/domain/src')[0].compilerOptions.types).not.toContain('vite/client');
    expect(programOf('libs/ui-kit/src')[0].compilerOptions.types).toContain('vite/client');
  });

  it('keep apart the servers, which extend the types of Fastify', () => {
    for (const app of ['api', 'web']) expect(programOf(`apps/${app}/src`)[0].include).not.toContain('libs/domain/src');
  });

  it('are few', () => expect(programs.length).toBeLessThanOrEqual(5));
});
