import { fill, refuse, SHARED_ERRORS } from '@mapa/server-platform';
import { apiModules } from '../modules';

const groups = [SHARED_ERRORS, ...apiModules().map(({ errors }) => errors ?? {})].flatMap((part) =>
  Object.values(part),
);
const rules = groups.flatMap((group) => Object.entries(group));
const PLACES = {
  area: 'MT',
  pagina: 9,
  ultima: 3,
  limite: 12,
  maximo: 20,
  nome: 'Crase',
  problema: 'falta a alternativa certa',
  disponiveis: '3 questões',
  soma: 19,
  numeros: 20,
  dia: '3 de novembro',
  desde: '24 de outubro',
  valor: 'R$ 10,00',
};

describe('the error messages', () => {
  it.each(rules)('refuses by %s with its status and its filled sentence', (_name, rule) => {
    const { status, body, headers } = refuse(rule, PLACES);
    expect({ status, body }).toEqual({ status: rule.status, body: { [rule.field]: [fill(rule.sentence, PLACES)] } });
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
    expect(headers).toEqual(rule.retryAfterS === undefined ? {} : { 'retry-after': String(rule.retryAfterS) });
  });

  it('leaves a place open that nobody fills, rather than say “undefined”', () => {
    expect(fill('No máximo {limite}.', {})).toBe('No máximo {limite}.');
  });
});
