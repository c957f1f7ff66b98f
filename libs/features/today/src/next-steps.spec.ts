import { sampleSummary, sampleToday, sampleUuid } from '@mapa/api-client/testing';
import { todaysTasks, nextSteps } from './next-steps';
import type { PlannedDay } from './model';
import { aboutText, examText, leftOf, streakText } from './texts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const keys = (...of: Parameters<typeof sampleToday>) => nextSteps(sampleToday(...of)).map(({ key }) => key);

describe('the next steps', () => {
  it('start with a running clock, then reviews, then the collection in progress, then the next subject', () => {
    expect(keys({ simulado: sampleSummary() })).toEqual(['simulado', 'revisao', 'continuar', 'assunto']);
    expect(keys({ revisoes: 0 })).toEqual(['continuar', 'assunto']);
  });

  it('offer the choice of a map to a student without one', () => {
    expect(keys({ revisoes: 0, continuar: null, comece_por_base: 'banco' })).toEqual(['mapa', 'assunto']);
  });

  it('link to the map or notebook itself, and to the open questions of the subject', () => {
    const notebook = { mapa_id: null, caderno_id: sampleUuid(3), nome: 'Meu caderno' };
    const today = sampleToday();
    expect(nextSteps(today).map(({ to }) => to)).toEqual([
      '/area-estudante/revisao?comecar=1',
      '/area-estudante/mapas/questoes/7',
      '/questoes?assunto_id%5B%5D=11&estado=nao_respondidas&ocultas=excluir',
    ]);
    const [, step] = nextSteps({ ...today, continuar: today.continuar && { ...today.continuar, ...notebook } });
    expect(step).toMatchObject({ action: 'Continuar o caderno', to: `/area-estudante/cadernos/${sampleUuid(3)}` });
  });

  it("split today's plan into links, with today's share beside each", () => {
    const today = sampleToday();
    const [, tuesday] = today.plano.dias;
    expect(tuesday && todaysTasks(today, tuesday).map(({ name, share }) => [name, plain(share)])).toEqual([
      ['Revisão', '12 revisões hoje'],
      ['Crase', '4 questões hoje'],
      ['ENEM 2022', '4 questões hoje'],
    ]);
  });
});

it('continue with other maps if the one in progress has too few open questions', () => {
  const today = sampleToday();
  const day = {
    ...today.plano.dias[2],
    assuntos: [],
    continuar: 5,
    outros_mapas: [{ id: 9, nome: 'TRT', questoes: 3 }],
  };
  const tasks = todaysTasks(today, day as PlannedDay);
  expect(tasks.map(({ name, share, to }) => [name, plain(share), to])).toEqual([
    ['ENEM 2022', '5 questões hoje', '/area-estudante/mapas/questoes/7'],
    ['TRT', '3 questões hoje', '/area-estudante/mapas/questoes/9'],
  ]);
  expect(leftOf(day as PlannedDay)).toBe(8);
});

describe('the texts of the day', () => {
  it.each([
    [83, 'Faltam 83 dias para TRT, em 15/02/2027.'],
    [1, 'Falta 1 dia para TRT, em 15/02/2027.'],
    [0, 'TRT é hoje. Boa prova!'],
    [-1, 'TRT foi em 15/02/2027. Esperamos que tenha ido bem!'],
  ])('announce an exam in %i days', (dias, text) => {
    expect(plain(examText({ prova_id: 1, nome: 'TRT', data: '2027-02-15', dias }))).toBe(text);
  });

  it('handle an exam without a day and one without a name', () => {
    expect(examText({ prova_id: 1, nome: 'TRT', data: null, dias: null })).toBe(
      'TRT: o edital ainda não marcou o dia da prova.',
    );
    expect(plain(examText({ prova_id: null, nome: '', data: '2027-02-15', dias: 5 }))).toMatch(/para sua prova/);
  });

  it('report a broken streak without reproach', () => {
    expect(plain(streakText({ atual: 0, maior: 12 }))).toBe(
      'A mais longa foi de 12 dias. Uma resposta hoje começa outra.',
    );
    expect(plain(streakText({ atual: 1, maior: 1 }))).toBe('1 dia seguido com respostas: a sua maior sequência.');
    expect(plain(streakText({ atual: 0, maior: 0 }))).toBe('O primeiro dia com respostas começa a contagem.');
  });

  it('say how long questions take, to the minute', () => {
    expect(plain(aboutText(12, { questao_ms: 120_000 }))).toBe('cerca de 24 min');
    expect(plain(aboutText(1, { questao_ms: 15_000 }))).toBe('cerca de 1 min');
  });
});
