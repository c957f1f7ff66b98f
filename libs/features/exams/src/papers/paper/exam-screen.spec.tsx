import {
  type FakeCalls,
  offline,
  pageOf,
  refuse,
  sampleAreaScore,
  sampleExam,
  sampleIncidence,
  sampleNotice,
  samplePerformance,
  sampleProfile,
  sampleStudentMap,
  sampleTri,
} from '@mapa/api-client/testing';
import { showAsStudent, showAsUnknown, showAsVisitor } from '@mapa/auth/testing';
import { routePath } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionsOfExam } from '../addresses';
import { ExamScreen } from './exam-screen';

const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const OWN = 'GET /api/customer-area/question-map/user-maps';
const SELECT = 'POST /api/customer-area/question-map/select';

const open = (calls: FakeCalls = {}, show = showAsVisitor, id: number | null = 57) =>
  show(<ExamScreen id={id} />, {
    route: routePath('exam', { id: id ?? 'x' }),
    calls: {
      'GET /api/exam/{id}': sampleExam(),
      'GET /api/exam/incidence': sampleIncidence(),
      'GET /api/exam': ({ instituicao_id }) =>
        pageOf(
          instituicao_id
            ? [sampleExam(), sampleExam({ id: 58, nome: 'TRT 10 2018' })]
            : [sampleExam({ id: 58, nome: 'TRT 10 2018' }), sampleExam({ id: 60, nome: 'STF 2013' })],
        ),
      [OWN]: pageOf([]),
      [PERFORMANCE]: samplePerformance(),
      [TRI]: sampleTri(),
      ...calls,
    },
  });
const own = () => within(screen.getByRole('region', { name: 'Meu desempenho' }));

describe('the page of a paper', () => {
  it('lists its subjects, heaviest first, each with a link to its questions', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'TRT 10 2024: Analista' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver questões' })).toHaveAttribute('href', questionsOfExam(57));
    expect(
      await screen.findByRole('slider', { name: 'Matérias por incidência: Português (60%), Informática (40%)' }),
    ).toBeInTheDocument();
    const stops = within(screen.getByRole('list', { name: /^Assuntos de/ })).getAllByRole('link');
    expect(stops.map((stop) => stop.textContent)).toEqual([
      'Informática40% da prova2 questões',
      'Crase40% da prova2 questões',
      'Regência20% da prova1 questão',
    ]);
    expect(stops[1]).toHaveAttribute('href', questionsOfExam(57, { assunto_id: [11] }));
  });

  it('explains how its questions outnumber its numbers', async () => {
    open({
      'GET /api/exam/{id}': sampleExam({
        questoes: 120,
        variantes: { numeros: 5, questoes: 10, nomes: ['espanhol', 'inglês'] },
      }),
    });
    expect(
      await screen.findByText(
        'São 120 números e 125 questões: 5 números têm 2 versões, espanhol e inglês, e na prova se responde uma.',
      ),
    ).toBeInTheDocument();
  });

  it("shows the cost of a wrong answer, preferring the paper's own over its notice's", async () => {
    open({ 'GET /api/exam/{id}': sampleExam({ penaliza_erro: true, edital: sampleNotice({ penaliza_erro: false }) }) });
    expect(await screen.findByText('Cada resposta errada anula uma certa.')).toBeInTheDocument();
  });

  describe("too long for the plan's notebooks", () => {
    const CREATE = 'POST /api/customer-area/exam/create-question-notebook';
    const long = sampleExam({ questoes: 120 });
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

    it('offers its first questions, as many as the plan allows', async () => {
      const { seen } = open(
        { 'GET /api/exam/{id}': long, [CREATE]: { id: 'a', nome: 'TRT 10 2024' } as never },
        showAsStudent,
      );
      await press('Criar caderno');
      const dialog = within(await screen.findByRole('dialog', { name: 'Esta prova não cabe em um caderno' }));
      expect(
        dialog.getByText('Ela tem 120 questões, e no plano gratuito um caderno tem até 100. Escolha uma parte.'),
      ).toBeInTheDocument();
      expect(seen.some(({ call }) => call === CREATE)).toBe(false);
      await userEvent.click(dialog.getByRole('button', { name: 'Criar caderno' }));
      expect(await screen.findByRole('link', { name: 'Abrir caderno' })).toBeInTheDocument();
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ prova_id: 57, limite: 100 });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('counts numbers, not languages, both to decide that it is too long and in its offer', async () => {
      const variantes = { numeros: 5, questoes: 10, nomes: ['espanhol', 'inglês'] };
      const { unmount } = open(
        {
          'GET /api/exam/{id}': sampleExam({ questoes: 100, variantes }),
          [CREATE]: { id: 'a', nome: 'ENEM' } as never,
        },
        showAsStudent,
      );
      await press('Criar caderno');
      expect(await screen.findByRole('link', { name: 'Abrir caderno' })).toBeInTheDocument();
      unmount();
      open({ 'GET /api/exam/{id}': sampleExam({ questoes: 120, variantes }) }, showAsStudent);
      await press('Criar caderno');
      const dialog = within(await screen.findByRole('dialog', { name: 'Esta prova não cabe em um caderno' }));
      expect(
        dialog.getByText('Ela tem 120 números, e no plano gratuito um caderno tem até 100. Escolha uma parte.'),
      ).toBeInTheDocument();
      expect(dialog.getByRole('option', { name: 'Os primeiros 100 números' })).toBeInTheDocument();
    });

    it('offers its matérias and assuntos, as far as each fits', async () => {
      const { seen } = open(
        { 'GET /api/exam/{id}': long, [CREATE]: { id: 'a', nome: 'Crase' } as never },
        showAsStudent,
      );
      await press('Criar caderno');
      const choice = await screen.findByRole('combobox', { name: 'O que entra no caderno' });
      await within(choice).findByRole('option', { name: 'Só Português: 3 questões' });
      await userEvent.selectOptions(choice, 'Só Português, Crase: 2 questões');
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Criar caderno' }));
      await screen.findByRole('link', { name: 'Abrir caderno' });
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ prova_id: 57, assunto_id: 11 });
    });

    it('says in the offer why a part is unavailable as well', async () => {
      open(
        { 'GET /api/exam/{id}': long, [CREATE]: refuse(403, { erro: ['O plano gratuito permite 3 cadernos.'] }) },
        showAsStudent,
      );
      await press('Criar caderno');
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Criar caderno' }));
      expect(
        await within(screen.getByRole('dialog')).findByText('O plano gratuito permite 3 cadernos.'),
      ).toBeInTheDocument();
    });

    it('is accepted whole if the plan allows it', async () => {
      const { seen } = open(
        { 'GET /api/exam/{id}': sampleExam(), [CREATE]: { id: 'a', nome: 'TRT 10 2024' } as never },
        showAsStudent,
      );
      await press('Criar caderno');
      await screen.findByRole('link', { name: 'Abrir caderno' });
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ prova_id: 57 });
    });
  });

  it('names other papers of the body, then of the board, none twice', async () => {
    open();
    const body = within(await screen.findByRole('region', { name: 'Outras provas: TRT 10' }));
    expect(body.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
      'TRT 10 2018',
    ]);
    const board = within(await screen.findByRole('region', { name: 'Da mesma banca: CEBRASPE' }));
    expect(board.getByRole('link', { name: 'STF 2013' })).toHaveAttribute('href', routePath('exam', { id: 60 }));
    expect(board.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      `${routePath('exams')}?banca_id%5B%5D=3`,
    );
    expect(board.queryByRole('link', { name: 'TRT 10 2018' })).not.toBeInTheDocument();
  });

  it('requests no own results for a visitor, and offers to sign in', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar para ver' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(seen.some(({ call }) => call === PERFORMANCE || call === TRI || call === OWN)).toBe(false);
  });

  it('shows a student the score, the net score, TRI with its error, and each subject', async () => {
    open({ [PERFORMANCE]: samplePerformance({ penaliza_erro: true }) }, showAsStudent);
    expect(await screen.findByText('Nesta prova, cada errada anula uma certa: 2 − 1.')).toBeInTheDocument();
    expect(own().getByText('40%')).toBeInTheDocument();
    expect(own().getByText(/^Sem base para comparar/)).toBeInTheDocument();
    expect(await own().findByText('± 81 de erro padrão')).toBeInTheDocument();
    expect(own().getByText(/^Calculada com parâmetros estimados das respostas de 214 estudantes/)).toBeInTheDocument();
    expect(own().getByRole('link', { name: 'Questão 12' })).toHaveAttribute('href', routePath('question', { id: 901 }));
    expect(own().getByText('−8,3 pontos')).toBeInTheDocument();
    expect(own().getByRole('progressbar', { name: 'Certas em Crase' })).toHaveAttribute('aria-valuetext', '1 de 1');
  });

  it.each([{ penaliza_erro: false }, {}])(
    'shows no net score for a paper in which a wrong answer costs nothing (%j)',
    async (rule) => {
      open({ [PERFORMANCE]: samplePerformance(rule) }, showAsStudent);
      expect(await screen.findByRole('heading', { name: 'Acertos' })).toBeInTheDocument();
      expect(own().getByText('40%')).toBeInTheDocument();
      expect(own().queryByText('Nota líquida')).toBeNull();
    },
  );

  it('shows the progress instead of a share before half of the paper is answered', async () => {
    open(
      { [PERFORMANCE]: samplePerformance({ total: 180, respondidas: 12, certas: 9, erradas: 3, percentual: 5 }) },
      showAsStudent,
    );
    expect(await screen.findByText('de 180 questões respondidas')).toBeInTheDocument();
    expect(
      own().getByText('Menos da metade da prova. A nota em porcentagem aparece a partir de 90 respostas.'),
    ).toBeInTheDocument();
    expect(own().getByText('9 certas · 3 erradas · 168 sem resposta')).toBeInTheDocument();
    expect(own().queryByText(/^\d+%/)).toBeNull();
  });

  it('says that the performance is unavailable while the student is unknown, and asks again', async () => {
    document.cookie = 'jwt_token=token; path=/';
    open({ 'GET /api/customer-area/user/me': sampleProfile() }, showAsUnknown);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(own().getByRole('button', { name: 'Tentar novamente' }));
    expect(await own().findByText('40%')).toBeInTheDocument();
    document.cookie = 'jwt_token=; max-age=0; path=/';
  });

  it('shows a score for each area with item parameters, and none over all of them', async () => {
    const areas = [
      sampleAreaScore(),
      sampleAreaScore({
        area: 'LC',
        nome: 'Linguagens',
        nota: null,
        erro_padrao: null,
        metodo: 'sem_base',
        respondidas: 0,
        erros_caros: [],
      }),
    ];
    open({ [TRI]: sampleTri({ areas }) }, showAsStudent);
    expect(await screen.findByRole('heading', { name: 'Matemática e suas Tecnologias' })).toBeInTheDocument();
    expect(screen.getByText('± 24 de erro padrão').parentElement).toHaveTextContent('612 ± 24 de erro padrão');
    expect(screen.getByText('Com 95% de confiança, entre 565 e 660.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Questão 142' })).toBeInTheDocument();
    expect(screen.getByText('Responda a questões desta área para ver a nota.')).toBeInTheDocument();
    expect(screen.queryByText(/^561/)).not.toBeInTheDocument();
  });

  it('tells a student without answers how to begin, and requests no TRI', async () => {
    const { seen } = open(
      { [PERFORMANCE]: samplePerformance({ respondidas: 0, certas: 0, erradas: 0 }) },
      showAsStudent,
    );
    expect(await screen.findByText(/^Você ainda não respondeu/)).toBeInTheDocument();
    expect(seen.some(({ call }) => call === TRI)).toBe(false);
  });

  it('keeps the paper if a part cannot be loaded, and tries that part again', async () => {
    let broken = true;
    const unscored = sampleAreaScore({
      metodo: 'sem_base',
      amostra: 12,
      amostra_necessaria: 200,
      nota: null,
      erro_padrao: null,
      erros_caros: [],
    });
    open(
      {
        [TRI]: () => (broken ? offline() : sampleTri({ areas: [unscored] })),
        'GET /api/exam/incidence': offline(),
      },
      showAsStudent,
    );
    expect(await screen.findByText('A nota TRI não pôde ser calculada agora.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Criar caderno' })).toBeEnabled();
    broken = false;
    await userEvent.click(own().getByRole('button', { name: 'Tentar novamente' }));
    expect(await own().findByText(/^Sem base: .* só 12 estudantes responderam\.$/)).toBeInTheDocument();
  });

  it("adds the paper's map, and then links to it", async () => {
    const { seen } = open({ [SELECT]: sampleStudentMap({ mapa: { id: 42 } }) }, showAsStudent);
    await userEvent.click(await screen.findByRole('button', { name: 'Estudar o mapa' }));
    const to = routePath('mapQuestions', { id: 42 });
    expect(await screen.findByRole('link', { name: 'Estudar o mapa' })).toHaveAttribute('href', to);
    expect(screen.getByRole('link', { name: 'Estudar agora' })).toHaveAttribute('href', to);
    expect(seen.find(({ call }) => call === SELECT)?.args).toEqual({ mapa_id: 42 });
  });

  it.each([
    ['an absent paper', 404],
    ['an address that is no number', null],
  ])('says so for %s', async (_, id) => {
    open({ 'GET /api/exam/{id}': refuse(404, { erro: ['Não encontramos o que você procura.'] }) }, showAsVisitor, id);
    expect(await screen.findByText('Esta prova não existe')).toBeInTheDocument();
  });

  it('offers another try if it could not be loaded', async () => {
    open({ 'GET /api/exam/{id}': offline() });
    expect(await screen.findByText('A prova não pôde ser carregada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});
