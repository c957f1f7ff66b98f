import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config/projects.mjs';
import { ruleTester } from '../testing/rule-tester.mjs';
import { noRouteLiterals } from './no-route-literals.mjs';

const refused = (code, route) => ({ code, errors: [{ messageId: 'literal', data: { route } }] });

const routeMap = readFileSync(join(root, 'libs/domain/src/routes.ts'), 'utf8');
// Files such as the terms of use are addresses, too, but no routes.
const firstSegments = new Set([...routeMap.matchAll(/Route\('(\/[a-z-]+)/g)].map(([, segment]) => segment));

ruleTester.run('no-route-literals', noRouteLiterals, {
  valid: [
    'const a = "/";',
    'const a = "/api/question";',
    'const a = "/mapas-antigos";',
    'const a = "veja /mapas";',
    'const a = <Link to={routes.maps()} />;',
    'const a = `${base}/mapas`;',
  ],
  invalid: [
    refused('const a = <Link to="/mapas" />;', '/mapas'),
    refused('navigate("/area-estudante/cadernos");', '/area-estudante'),
    refused('navigate(`/nova-senha/${id}`);', '/nova-senha'),
    refused('const a = "/questoes?banca=1";', '/questoes'),
    refused('const a = "/login#topo";', '/login'),
  ],
});

ruleTester.run('no-route-literals knows every route of the map', noRouteLiterals, {
  valid: [],
  invalid: [...firstSegments].map((route) => refused(`go("${route}");`, route)),
});
