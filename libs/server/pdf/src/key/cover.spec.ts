import { coverOf } from './cover';

/** A cover whose titles are its first lines. */
const read = (titles: string[], ...rest: string[]) => {
  const { words, ...facts } = coverOf(titles, [...titles, ...rest]);
  return facts;
};
const NOTHING = {
  exam: null,
  body: null,
  position: null,
  year: null,
  level: null,
  minutes: null,
  isPenalised: null,
};

describe('the cover of a paper', () => {
  it('in the style of FGV gives exam, body and length, not the other times', () => {
    const titles = ['Ordem dos Advogados de Paraverde', 'XL EXAME DE ORDEM UNIFICADO', 'Tipo 1 - BRANCA'];
    expect(
      read(
        titles,
        '5 horas é o tempo disponível para a realização da',
        'prova, já incluindo o tempo para a marcação da folha.',
        '2 horas após o início da prova será possível retirar-se da sala.',
        '1 hora antes do término do período de prova será possível levar o caderno.',
      ),
    ).toEqual({
      ...NOTHING,
      exam: 'XL Exame de Ordem Unificado',
      body: 'Ordem dos Advogados de Paraverde',
      level: 'superior',
      minutes: 300,
    });
  });

  it('in the style of CEBRASPE gives the body of its running line, the notice’s year and the penalty', () => {
    expect(
      read(
        ['CEBRASPE – TJPV – Edital: 2031'],
        'Nível superior. A prova terá a duração de 4 horas e 30 minutos, já incluído o tempo da folha.',
        'Para cada item cuja marcação esteja em desacordo com o gabarito, haverá pontuação negativa.',
      ),
    ).toEqual({ ...NOTHING, body: 'TJPV', year: 2031, level: 'superior', minutes: 270, isPenalised: true });
  });

  it('in the style of FUNDATEC gives body, cargo and year, in ordinary letters', () => {
    expect(
      read(
        ['CONSELHO REGIONAL DE JARDINAGEM DO ESTADO DE PARAVERDE', 'CONCURSO PÚBLICO Nº 01/2031', 'ANALISTA DE TI'],
        '5. Será respeitado o tempo para realização da prova conforme previsto em edital.',
        '6. Os três últimos candidatos deverão retirar-se da sala ao mesmo tempo.',
      ),
    ).toEqual({
      ...NOTHING,
      body: 'Conselho Regional de Jardinagem do Estado de Paraverde',
      position: 'Analista de TI',
      year: 2031,
    });
  });

  it('in the style of VUNESP gives body, cargo and length with minutes', () => {
    expect(
      read(
        [
          'PREFEITURA MUNICIPAL DE OURO PRETO DE PARAVERDE',
          'CONCURSO PÚBLICO',
          '001. PROVA OBJETIVA',
          'AUDITOR FISCAL',
        ],
        'A duração da prova é de 3 horas e 30 minutos, já incluído o tempo para o preenchimento da folha.',
        'Só será permitida a saída definitiva da sala depois de transcorridas 2 horas do início da prova.',
      ),
    ).toEqual({
      ...NOTHING,
      body: 'Prefeitura Municipal de Ouro Preto de Paraverde',
      position: 'Auditor Fiscal',
      minutes: 210,
    });
  });

  it('says nothing that it does not state clearly', () => {
    expect(read([], 'A duração é de 4 horas.', 'A duração é de 5 horas.', 'Nível médio e nível superior.')).toEqual(
      NOTHING,
    );
    expect(read([], 'Respostas erradas não anulam as certas.')).toMatchObject({ isPenalised: false });
  });
});
