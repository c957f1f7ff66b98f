import { dropdownLinks, footerLinks, headerItems, mobileLinks, mobileOwnLinks, type MenuLink } from './menu';

const visitor = null;
const free = { plano_tipo: 'plano_gratis', role: 'estudante' };
const paid = { plano_tipo: 'plano_pago_primary', role: 'estudante' };
const teacher = { plano_tipo: 'plano_gratis', role: 'professor' };

const admin = { plano_tipo: 'plano_gratis', role: 'admin' };

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label).join(' ');
const routeOf = (links: readonly MenuLink[], label: string) => links.find((link) => link.label === label)?.route;

describe('the header', () => {
  it.each([
    ['a visitor', visitor, 'Mapas Provas Bancas Questões Concursos Planos'],
    ['a free student', free, 'Mapas Provas Bancas Questões Concursos Cadernos Planos'],
    ['a paying student', paid, 'Mapas Provas Bancas Questões Concursos Cadernos'],
    ['a teacher', teacher, 'Mapas Provas Bancas Questões Concursos Cadernos'],
  ])('links %s to their places', (_who, viewer, expected) => {
    const places = headerItems(viewer);
    expect(labels(places)).toBe(expected);
    expect(places.every(({ link }) => link)).toBe(true);
  });

  it.each([
    [visitor, 'maps'],
    [free, 'myMaps'],
    [paid, 'myMaps'],
  ] as const)('links %j from Mapas to %s', (viewer, route) => {
    expect(headerItems(viewer).find(({ label }) => label === 'Mapas')?.link?.route).toBe(route);
  });

  it('shows certain places before the viewer is known, and keeps one place for the rest', () => {
    expect(
      headerItems(undefined)
        .map(({ label, link }) => (link ? label : '…'))
        .join(' '),
    ).toBe('… Provas Bancas Questões Concursos …');
  });

  it.each([visitor, free, paid])('moves no certain place when the viewer turns out to be %j', (viewer) => {
    const after = headerItems(viewer);
    headerItems(undefined).forEach(({ label, link }, at) => {
      if (link) expect(after[at]?.label).toBe(label);
    });
  });
});

describe('the dropdown', () => {
  it('links a student to the student area', () => {
    const links = dropdownLinks(free);
    expect(labels(links)).toBe('Minha Área Meus Cadernos Favoritos Solicitações Minha Conta');
    expect(routeOf(links, 'Minha Área')).toBe('myMaps');
  });

  it('links the staff to its desk as well, in either menu', () => {
    for (const links of [dropdownLinks(admin), mobileOwnLinks(admin)]) expect(routeOf(links, 'Mesa')).toBe('desk');
  });
});

describe('the mobile menu', () => {
  it.each([
    ['a visitor', visitor, 'Mapas Bancas Questões Provas Concursos Planos', ''],
    [
      'a free student',
      free,
      'Mapas Bancas Questões Provas Concursos Planos',
      'Minha Conta Meus Mapas Meus Cadernos Favoritos Solicitações',
    ],
    [
      'a paying student',
      paid,
      'Mapas Bancas Questões Provas Concursos',
      'Minha Conta Meus Mapas Meus Cadernos Favoritos Solicitações',
    ],
  ])('shows %s its items', (_who, viewer, everybodys, own) => {
    expect(labels(mobileLinks(viewer))).toBe(everybodys);
    expect(labels(mobileOwnLinks(viewer))).toBe(own);
  });
});

describe('the footer', () => {
  it.each([
    [visitor, 'Política de Privacidade Planos'],
    [free, 'Política de Privacidade Planos'],
    [paid, 'Política de Privacidade'],
  ])('shows %j its links', (viewer, expected) => expect(labels(footerLinks(viewer))).toBe(expected));

  it('omits, while nobody is known, what only some have', () =>
    expect(labels(footerLinks(undefined))).toBe('Política de Privacidade'));
});
