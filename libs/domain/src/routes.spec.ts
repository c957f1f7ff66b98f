import {
  allowsDarkTheme,
  applicationOf,
  hasSlimBar,
  isSecretAddress,
  matchRouteName,
  routePath,
  sharesDocument,
} from './routes';

describe('the route map', () => {
  it('builds an address and escapes its parameters', () => {
    expect(routePath('mapQuestions', { id: 7 })).toBe('/area-estudante/mapas/questoes/7');
    expect(routePath('checkoutPlan', { slug: 'a/b' })).toBe('/checkout/a%2Fb');
  });

  it.each([
    ['/area-estudante/cadernos/imprimir', 'notebookPrint'],
    ['/area-estudante/cadernos/12', 'notebook'],
    ['/checkout/sucesso', 'checkoutSuccess'],
    ['/area-estudante/revisao', 'review'],
    ['/questoes/', 'questions'],
    ['/', 'home'],
    ['//', null],
    ['', null],
    ['/questoes//', null],
    ['/questoes/12/', 'question'],
    ['/provas//', null],
    ['/area-estudante/cadernos/', 'notebooks'],
    ['/questoes/1/2', null],
    ['/nada', null],
  ])('reads %s as %s', (path, name) => expect(matchRouteName(path)).toBe(name));

  it.each([
    ['/planos', '/questoes', true],
    ['/planos', '/checkout/plano_pago_primary', false],
    ['/checkout', '/checkout/plano_pago_primary', true],
    ['/checkout/plano_pago_primary', '/checkout/sucesso', true],
    ['/checkout/sucesso', '/', false],
    ['/planos', '/area-estudante/cadernos', false],
    ['/nada', '/questoes', true],
  ])('has one document for %s and %s: %s', (from, to, shares) => expect(sharesDocument(from, to)).toBe(shares));

  it.each([
    ['/area-estudante/mapas/questoes/1', true],
    ['/area-estudante/mapas/questoes-revisao/1', true],
    ['/area-estudante/cadernos/1', true],
    ['/area-estudante/cadernos-revisao/1', true],
    ['/area-estudante/cadernos/imprimir', false],
    ['/area-estudante/mapas/meus-mapas', false],
    ['/area-estudante/revisao', false],
    ['/questoes', false],
  ])('knows whether %s may be dark', (path, dark) => expect(allowsDarkTheme(path)).toBe(dark));

  it.each([
    ['/area-estudante/simulados/1', '', true],
    ['/area-estudante/revisao', '', true],
    ['/area-estudante/simulados/1/resultado', '', false],
    ['/area-estudante/simulados/1/resultado', '?so=erradas', false],
    ['/area-estudante/simulados/1/resultado', '?so=erradas&questao=3', true],
    ['/area-estudante/simulados', '?questao=3', false],
  ])('knows whether the bar of %s%s is slim', (path, search, slim) => expect(hasSlimBar(path, search)).toBe(slim));

  it('lists the addresses that contain secrets', () => {
    expect(isSecretAddress('/nova-senha/abc')).toBe(true);
    expect(isSecretAddress('/confirmar-email')).toBe(true);
    expect(isSecretAddress('/cancelar-lembrete')).toBe(true);
    expect(isSecretAddress('/login')).toBe(false);
  });

  it.each([
    '/nova-senha/abc/x',
    '/Nova-Senha/abc',
    '/%6eova-senha/abc',
    '//nova-senha/abc',
    '/confirmar-email/abc',
    '/nada',
  ])('treats %s as secret, because it is no screen and may be a mistyped link', (path) =>
    expect(isSecretAddress(path)).toBe(true),
  );

  it('gives the application of a path', () => {
    expect(applicationOf('/area-estudante')).toBe('student-area');
    expect(applicationOf('/area-estudante-x')).toBe('public-site');
    expect(applicationOf('/questoes/area-estudante')).toBe('public-site');
  });
});
