import { sampleIncidence, samplePerformance } from '@mapa/api-client/testing';
import { questionsOfExam } from '../addresses';
import { mattersOf, questionsOfStop, routeOf } from './subjects';

const incidence = sampleIncidence();
const brief = (stops: ReturnType<typeof routeOf>) =>
  stops.map(({ name, weight, total, answered, correct }) => [name, weight, total, answered, correct]);

describe('the route of a paper', () => {
  it('has the assuntos below the matérias, and a matéria without assuntos, heaviest first', () => {
    expect(brief(routeOf(incidence))).toEqual([
      ['Informática', 40, 2, 0, 0],
      ['Crase', 40, 2, 0, 0],
      ['Regência', 20, 1, 0, 0],
    ]);
  });

  it('is filled as far as the student answered, with deeper assuntos counted in their parents', () => {
    expect(brief(routeOf(incidence, samplePerformance()))).toEqual([
      ['Informática', 40, 2, 0, 0],
      ['Crase', 40, 2, 2, 1],
      ['Regência', 20, 1, 1, 1],
    ]);
  });

  it('includes questions that were answered in a sitting and have left the paper', () => {
    const regency = {
      assunto_id: 12,
      nome: 'Regência',
      total: 2,
      respondidas: 2,
      certas: 1,
      erradas: 1,
      percentual: 50,
    };
    const stops = brief(routeOf(incidence, samplePerformance({ assuntos: [regency] })));
    expect(stops.at(-1)).toEqual(['Regência', 20, 2, 2, 1]);
  });

  it('ignores answers to subjects that the incidence lacks, even in circular trees', () => {
    const circle = {
      total: 1,
      data: [
        { id: 5, nome: 'A', pai_id: 6, questoes: 1, percentual: 100 },
        { id: 6, nome: 'B', pai_id: 5, questoes: 1, percentual: 100 },
      ],
    };
    const performance = samplePerformance({
      assuntos: [{ assunto_id: 5, nome: 'A', total: 1, respondidas: 1, certas: 1, erradas: 0, percentual: 100 }],
    });
    expect(routeOf(circle, performance)).toEqual([]);
    expect(brief(routeOf(incidence, performance))[0]).toEqual(['Informática', 40, 2, 0, 0]);
  });

  it('links to the questions of a stop, whether matéria or assunto', () => {
    expect(mattersOf(incidence).map(({ name }) => name)).toEqual(['Português', 'Informática']);
    expect(questionsOfStop(57, incidence, 9)).toBe(questionsOfExam(57, { materia_id: [9] }));
    expect(questionsOfStop(57, incidence, 11)).toBe(questionsOfExam(57, { assunto_id: [11] }));
    expect(decodeURIComponent(questionsOfExam(57, { assunto_id: [11] }))).toContain('?assunto_id[]=11&prova_id[]=57');
  });
});
