import { contract, type CallKey } from '@mapa/api-contract';
import { FREE_PLAN, planLimits, refusalAt } from '@mapa/domain';
import { refusalsOf, refusalWriter } from '@mapa/server-platform';
import { apiModules } from '../modules';

const FREE = planLimits(FREE_PLAN);
const refusalBodies = refusalWriter(apiModules().flatMap((module) => module.refusalExamples ?? []));

describe('the examples of refusals in the API description', () => {
  it('have a body with a sentence for each reason', () => {
    for (const name of Object.keys(contract) as CallKey[]) {
      for (const status of refusalsOf(name)) {
        const bodies = refusalBodies(name, status);
        expect([name, status, bodies.length > 0]).toEqual([name, status, true]);
        for (const sentence of bodies.flatMap((body) => Object.values(body).flat()))
          expect(sentence).toMatch(/^\p{Lu}.+[.!]$/u);
      }
    }
  });

  it('name the limit of the plan, what is not there, the field that is missing and the one that is wrong', () => {
    expect(refusalBodies('POST /api/customer-area/question-notebook/', 403)).toEqual([
      { erro: [refusalAt('questionsPerNotebook', FREE)] },
      { erro: [refusalAt('notebooks', FREE)] },
    ]);
    expect(refusalBodies('POST /api/customer-area/question/answer', 422)).toEqual([
      { questao_id: ['Este campo é obrigatório.'] },
    ]);
    expect(refusalBodies('DELETE /api/customer-area/question-notebook/{id}', 422)).toEqual([
      { id: ['O identificador não é válido.'] },
    ]);
    expect(refusalBodies('GET /api/institution', 422)).toEqual([
      { tipo: ['O valor enviado não está entre os aceitos.'] },
    ]);
    expect(refusalBodies('GET /api/customer-area/question-map/questions', 404)).toEqual([
      { erro: ['Este mapa não está entre os seus.'] },
      { erro: ['A página 9 não existe; a última é a 4.'] },
    ]);
    expect(refusalBodies('POST /api/auth/logout', 422)).toEqual([
      { erro: ['O corpo da requisição não é um JSON válido.'] },
    ]);
  });
});
