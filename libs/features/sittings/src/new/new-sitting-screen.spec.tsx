import {
  listOf,
  refuse,
  sampleStudentMap,
  sampleExam,
  sampleProposal,
  sampleRecipe,
  sampleSitting,
  sampleSummary,
  sampleUuid,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewSittingScreen } from './new-sitting-screen';

const PROPOSAL = 'GET /api/customer-area/sitting-proposal';
const RECIPES = 'GET /api/customer-area/sitting-recipe';
const BEGIN = 'POST /api/customer-area/sitting';

const CALLS: FakeCalls = {
  [PROPOSAL]: sampleProposal(),
  [RECIPES]: { data: [] },
  'GET /api/customer-area/question-map/user-maps': listOf(),
  'GET /api/customer-area/question-notebook': listOf(),
  'GET /api/customer-area/sitting': listOf(sampleSummary()),
  'GET /api/exam': listOf(),
};

const open = (calls: FakeCalls = {}, route = '/area-estudante/simulados/novo') =>
  showAsStudent(<NewSittingScreen renderPaper={(id) => <p>Simulado da prova {id}</p>} />, {
    calls: { ...CALLS, ...calls },
    route,
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a new sitting of one’s own', () => {
  it('is started as proposed by one press', async () => {
    const { seen } = open({ [BEGIN]: sampleSitting() });
    expect(await field('Questões')).toHaveValue('20');
    expect(await field('Minutos')).toHaveValue('40');
    expect(screen.getByText(/60 questões disponíveis\. Proposto: 2 min por questão/)).toBeInTheDocument();
    await press('Começar');
    await waitFor(() => expect(seen.some(({ call }) => call === BEGIN)).toBe(true));
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({
      receita: {
        nome: 'Português e Direito',
        filtros: { estado: 'nao_respondidas' },
        numeros: 20,
        minutos: 40,
        penaliza_erro: false,
      },
    });
  });

  it('scrolls to the papers if the address names them', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { unmount } = open();
    await screen.findByRole('region', { name: 'De uma prova' });
    expect(scroll).not.toHaveBeenCalled();
    unmount();
    open({}, '/area-estudante/simulados/novo#provas');
    expect(await screen.findByRole('region', { name: 'De uma prova' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('says where the time comes from if it is the student’s own', async () => {
    open({ [PROPOSAL]: sampleProposal({ tempo_ms: 26_000, tempo_proprio: true }) });
    expect(
      await screen.findByText(/Proposto: 26 s por questão, o seu tempo mediano, de 5 em 5 min\./),
    ).toBeInTheDocument();
  });

  it('proposes a time by the number until the student sets it', async () => {
    open();
    await press('Mais questões');
    expect(await field('Minutos')).toHaveValue('50');
    await press('Menos minutos');
    await press('Mais questões');
    expect(await field('Questões')).toHaveValue('30');
    expect(await field('Minutos')).toHaveValue('45');
    const questions = await field('Questões');
    await userEvent.clear(questions);
    await userEvent.type(questions, '500');
    await userEvent.tab();
    expect(await field('Questões')).toHaveValue('60');
  });

  it('names the limit that a typed number exceeds, and starts nothing before it is seen', async () => {
    const { seen } = open({ [PROPOSAL]: sampleProposal({ disponiveis: 58 }) });
    const questions = await field('Questões');
    await userEvent.clear(questions);
    await userEvent.type(questions, '60');
    expect(screen.getByText('No máximo 58.')).toHaveAttribute('role', 'status');
    expect(questions).toHaveAccessibleDescription('No máximo 58.');
    await userEvent.type(questions, '{Enter}');
    expect(questions).toHaveValue('58');
    expect(screen.getByText('No máximo 58.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mais questões' })).toBeDisabled();
    expect(seen.some(({ call }) => call === BEGIN)).toBe(false);
    await press('Menos questões');
    expect(screen.queryByText('No máximo 58.')).not.toBeInTheDocument();
    const minutes = await field('Minutos');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '900');
    expect(screen.getByText('No máximo 600.')).toBeInTheDocument();
  });

  it('says how many questions there are, and how many of them a sitting can have', async () => {
    const { unmount } = open({ [PROPOSAL]: sampleProposal({ disponiveis: 452 }) });
    expect(await screen.findByText(/^452 questões disponíveis, até 120 por simulado\. Proposto/)).toBeInTheDocument();
    unmount();
    open({ [PROPOSAL]: sampleProposal({ disponiveis: 12 }) });
    expect(await screen.findByText(/^Só há 12 questões: o simulado terá todas elas\./)).toBeInTheDocument();
  });

  it('offers the penalty beside the other choice, not in a folded part', async () => {
    open();
    const penalty = await screen.findByRole('checkbox', { name: 'Desconto por erro: uma errada anula uma certa' });
    expect(penalty).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toEqual([
      screen.getByRole('checkbox', { name: 'Só as que ainda não respondi' }),
      penalty,
    ]);
    expect(screen.getByText('bancas, anos, nome')).toBeInTheDocument();
    await userEvent.click(penalty);
    expect(screen.getByText('bancas, anos, nome')).toBeInTheDocument();
  });

  describe('says why the boards count more questions than there are available', () => {
    const TWINS = 'Questões quase iguais contam uma vez entre as disponíveis.';
    const unfold = async () => userEvent.click(await screen.findByText('bancas, anos, nome'));

    it('which are near twins', async () => {
      open({
        [PROPOSAL]: ({ banca_id }) => sampleProposal({ disponiveis: banca_id === undefined ? 58 : 40 }),
      });
      await unfold();
      expect(await screen.findByText(TWINS)).toBeInTheDocument();
      await press(/CEBRASPE/);
      // The other board's questions are not asked for.
      await waitFor(() => expect(screen.queryByText(TWINS)).not.toBeInTheDocument());
    });

    it('or the rest of a map', async () => {
      const map = sampleStudentMap({ mapa: { id: 42, nome: 'Mapa do TRT' } });
      open({
        'GET /api/customer-area/question-map/user-maps': listOf(map),
        [PROPOSAL]: sampleProposal({ disponiveis: 58 }),
      });
      await unfold();
      expect(await screen.findByText(`Os números das bancas são do mapa inteiro. ${TWINS}`)).toBeInTheDocument();
    });

    it('and nothing where they do not', async () => {
      open();
      await unfold();
      expect(await screen.findByRole('group', { name: 'Bancas' })).toBeInTheDocument();
      expect(screen.queryByText(TWINS)).not.toBeInTheDocument();
    });
  });

  it('keeps the sum of the matérias when one is moved, and sends the chosen numbers', async () => {
    const { seen } = open({ [BEGIN]: sampleSitting() });
    await userEvent.click(await screen.findByText('Português 15 · Direito 5'));
    await press('Mais Direito');
    expect(screen.getByText('Português 14 · Direito 6')).toBeInTheDocument();
    await press('Começar');
    await waitFor(() => expect(seen.some(({ call }) => call === BEGIN)).toBe(true));
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({
      receita: {
        partes: [
          { materia_id: 7, questoes: 14 },
          { materia_id: 8, questoes: 6 },
        ],
      },
    });
  });

  it('says that there are too few questions, and starts nothing', async () => {
    open({ [PROPOSAL]: sampleProposal({ disponiveis: 3, partes: [] }) });
    expect(await screen.findByText(/Só há 3 questões, e um simulado tem ao menos 5/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Começar' })).toBeDisabled();
  });

  it('starts from the first own map, and loads another source anew', async () => {
    const map = sampleStudentMap({ mapa: { id: 42, nome: 'Mapa do TRT' } });
    const { seen } = open({ 'GET /api/customer-area/question-map/user-maps': listOf(map) });
    const source = await screen.findByRole('combobox', { name: 'De onde vêm as questões' });
    expect(source).toHaveDisplayValue('Mapa: Mapa do TRT');
    expect(seen.find(({ call }) => call === PROPOSAL)?.args).toMatchObject({ mapa_id: 42, estado: 'nao_respondidas' });
    await userEvent.selectOptions(source, 'Todas as questões');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Só as que ainda não respondi' }));
    // With all questions as the source there is nothing else to choose.
    const last = () => Object.keys(seen.filter(({ call }) => call === PROPOSAL).at(-1)?.args ?? {});
    await waitFor(() => expect(last()).toEqual([]));
  });

  describe('opens with a source that can begin', () => {
    const mapOf = (id: number, total: number, respondidas: number) =>
      sampleStudentMap({
        mapa: { id, nome: `Mapa ${id}` },
        progresso: { total, respondidas, abertas: total - respondidas },
      });
    const MAPS = 'GET /api/customer-area/question-map/user-maps';
    const source = () => screen.findByRole('combobox', { name: 'De onde vêm as questões' });
    const onlyNew = () => screen.findByRole('checkbox', { name: 'Só as que ainda não respondi' });
    it('the next map, if the first has too few unanswered questions', async () => {
      const { seen } = open({ [MAPS]: listOf(mapOf(42, 60, 57), mapOf(43, 60, 20)) });
      expect(await source()).toHaveDisplayValue('Mapa: Mapa 43');
      expect(await onlyNew()).toBeChecked();
      expect(screen.getByRole('button', { name: 'Começar' })).toBeEnabled();
      expect(seen.filter(({ call }) => call === PROPOSAL)).toHaveLength(1);
    });

    it('the same map with answered questions, if no map has enough others', async () => {
      open({ [MAPS]: listOf(mapOf(41, 4, 0), mapOf(42, 60, 57)) });
      expect(await source()).toHaveDisplayValue('Mapa: Mapa 42');
      expect(await onlyNew()).not.toBeChecked();
    });

    it('everything, if every map is too small', async () => {
      open({ [MAPS]: listOf(mapOf(41, 4, 0)) });
      expect(await source()).toHaveDisplayValue('Todas as questões');
      expect(await onlyNew()).toBeChecked();
    });

    it('all questions of the map in the address, and leaves the choice to the student after that', async () => {
      open(
        {
          [MAPS]: listOf(mapOf(42, 60, 57), mapOf(43, 60, 0)),
          [PROPOSAL]: ({ estado }) => sampleProposal(estado === undefined ? {} : { disponiveis: 3, partes: [] }),
        },
        '/area-estudante/simulados/novo?mapa=42',
      );
      expect(await source()).toHaveDisplayValue('Mapa: Mapa 42');
      expect(await onlyNew()).not.toBeChecked();
      await userEvent.click(await onlyNew());
      expect(await screen.findByText(/Só há 3 questões, e um simulado tem ao menos 5/)).toBeInTheDocument();
      expect(await onlyNew()).toBeChecked();
    });
  });

  it('uses the filter of the list that linked to it, narrowed by a board', async () => {
    const { seen } = open({ [BEGIN]: sampleSitting() }, '/area-estudante/simulados/novo?materia_id%5B%5D=7');
    expect(await screen.findByRole('combobox')).toHaveDisplayValue('O filtro da sua busca');
    await userEvent.click(await screen.findByText('bancas, anos, nome'));
    await press(/CEBRASPE/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Desconto por erro/ }));
    await press('Começar');
    await waitFor(() => expect(seen.some(({ call }) => call === BEGIN)).toBe(true));
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({
      receita: { filtros: { materia_id: [7], banca_id: [3], estado: 'nao_respondidas' }, penaliza_erro: true },
    });
  });

  it('keeps the choices if it is refused, and sends the same id again', async () => {
    const { seen } = open({ [BEGIN]: refuse(422, { numeros: ['Só há 12 questões para este simulado.'] }) });
    await press('Começar');
    expect(await screen.findByText('Só há 12 questões para este simulado.')).toBeInTheDocument();
    await press('Começar');
    await waitFor(() => expect(seen.filter(({ call }) => call === BEGIN)).toHaveLength(2));
    const [first, second] = seen.filter(({ call }) => call === BEGIN).map(({ args }) => args.id);
    expect(second).toBe(first);
  });

  it('opens a recipe to be changed', async () => {
    open(
      { [RECIPES]: { data: [sampleRecipe({ numeros: 35, minutos: 90 })] } },
      `/area-estudante/simulados/novo?receita=${sampleUuid(710)}`,
    );
    expect(await field('Questões')).toHaveValue('35');
    expect(await field('Minutos')).toHaveValue('90');
  });

  it('offers the papers that were sat, and a search for others, with their facts', async () => {
    open({ 'GET /api/exam': listOf(sampleExam({ id: 57, questoes: 120 })) });
    expect(await screen.findByText('CEBRASPE · 120 questões')).toBeInTheDocument();
    await press('Fazer simulado: ENEM 2022');
    expect(await screen.findByText('Simulado da prova 57')).toBeInTheDocument();
  });
});
