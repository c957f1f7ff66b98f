import { type FakeCalls, countOf, offline, pageOf, refuse } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { renderScreen, craseQuestion, listCalls } from '@mapa/question/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionsScreen } from './questions-screen';

const open = (query = '', calls: FakeCalls = {}, as: 'student' | 'visitor' | 'somebody' = 'visitor') =>
  renderScreen(<QuestionsScreen />, { as, route: routePath('questions') + query, calls: { ...listCalls(), ...calls } });
const address = () => screen.getByLabelText('Endereço').textContent;
/** The column of filters, which the style hides in a window as small as a test's. */
const hidden = { hidden: true } as const;
const found = () => screen.getByRole('region', { name: 'Questões encontradas' });

describe('the screen of questions', () => {
  it('shows the questions found, their number and their origin', async () => {
    open('', { 'GET /api/question/count': countOf(1234) });
    expect(await screen.findByRole('heading', { name: 'Questão 1' })).toBeVisible();
    expect(await screen.findByText('1.234 questões')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir a questão Q12' })).toHaveAttribute(
      'href',
      routePath('question', { id: 12 }),
    );
    expect(
      within(screen.getByRole('list', { name: 'Origem' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Q12', '2024', 'FGV', 'TCE', 'Auditor']);
  });

  it('narrows by a subject, shows it as a chip, and removes it', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Assuntos de Português', ...hidden }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Crase', ...hidden }));
    expect(address()).toBe('?assunto_id[]=11');
    expect(seen.filter(({ call }) => call === 'GET /api/question').at(-1)?.args).toEqual({ assunto_id: [11] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remover filtro Crase' }));
    expect(address()).toBe('');
  });

  it('begins at the first page when the filter changes', async () => {
    open('?page=3&ordem=recentes', {
      'GET /api/question': pageOf([craseQuestion()], { current_page: 3, last_page: 5, total: 41 }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Matemática', ...hidden }));
    expect(address()).toBe('?materia_id[]=2&ordem=recentes');
  });

  it('turns pages among the questions that existed when the first page was read', async () => {
    open('', { 'GET /api/question': { ...pageOf([craseQuestion()], { last_page: 5, total: 41 }), ate: 900 } });
    const next = await screen.findByRole('link', { name: /Próxima/ });
    expect(next.getAttribute('href')).toMatch(/\?page=2&ate=900$/);
  });

  it('searches by text', async () => {
    const { seen } = open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar nas questões' }), '"ato vinculado"{Enter}');
    expect(seen.some(({ call, args }) => call === 'GET /api/question' && args.busca === '"ato vinculado"')).toBe(true);
  });

  it('mentions hidden questions and shows them with one click', async () => {
    open('', { 'GET /api/question/count': countOf(1, 2, 1) });
    const show = await screen.findByRole('link', { name: 'Mostrar 2 anuladas e 1 desatualizada ocultas' });
    await userEvent.click(show);
    expect(address()).toBe('?anuladas=incluir&desatualizadas=incluir');
  });

  it('narrows to the heaviest subjects', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'O que mais cai nestas questões' }));
    expect(screen.getByRole('link', { name: /Português\s*70%/ })).toHaveAttribute(
      'href',
      `${routePath('questions')}?materia_id%5B%5D=1`,
    );
  });

  it('continues with links to its pages, which keep the filter', async () => {
    open('?ano[]=2024', { 'GET /api/question': pageOf([craseQuestion()], { last_page: 3, total: 30 }) });
    expect(await screen.findByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'href',
      `${routePath('questions')}?ano%5B%5D=2024&page=2`,
    );
    expect(screen.queryByText('Fim da lista.')).not.toBeInTheDocument();
  });

  it('says where the list ends', async () => {
    open();
    expect(await screen.findByText('Fim da lista.')).toBeVisible();
  });

  it('suggests the next step if nothing is found', async () => {
    open('?busca=xyz', { 'GET /api/question': pageOf([]), 'GET /api/question/count': countOf(0) });
    expect(await screen.findByText('Nenhuma questão encontrada')).toBeVisible();
    await userEvent.click(within(found()).getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    expect(address()).toBe('');
  });

  it('offers hidden questions if there is nothing else', async () => {
    open('?ano[]=2020', { 'GET /api/question': pageOf([]), 'GET /api/question/count': countOf(0, 3, 0) });
    expect(await screen.findByText('Este filtro encontra 3 anuladas ocultas.')).toBeVisible();
  });

  it('keeps the page if the questions cannot be loaded, and tries again', async () => {
    let broken = true;
    open('', { 'GET /api/question': () => (broken ? offline() : pageOf([craseQuestion()])) });
    expect(await screen.findByText('As questões não puderam ser carregadas')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Questão 1' })).toBeVisible();
  });

  it('holds the place of what loads', () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando questões' })).toBeInTheDocument();
  });

  it('shows on a small window the result count before filters are applied', async () => {
    open('', { 'GET /api/question/count': ({ materia_id }) => countOf(materia_id ? 3 : 10) });
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Matemática' }));
    expect(address()).toBe('');
    await userEvent.click(await sheet.findByRole('button', { name: 'Ver 3 questões' }));
    expect(address()).toBe('?materia_id[]=2');
  });

  it('loads own answers only for a student, and shows them', async () => {
    const answer = {
      uuid: '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11',
      alternativa_id: 101,
      acertou: true,
      revelada: false,
      respondida_em: '2026-01-01T00:00:00Z',
    };
    const gabarito = { alternativa_id: 101, letra: 'A', comentario: null };
    open('', { 'GET /api/customer-area/question/{id}': { ...craseQuestion(), resposta: answer, gabarito } }, 'student');
    expect(await screen.findByRole('tab', { name: 'Gabarito comentado', selected: true })).toBeVisible();
    expect(screen.getByText('Você acertou!', { selector: 'p' })).toBeVisible();
  });

  it('shows a student whose daily limit is reached a notice instead of the answer form', async () => {
    open('', { 'GET /api/customer-area/question/{id}': () => refuse(403, { erro: ['Amanhã há mais.'] }) }, 'student');
    expect(await screen.findByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
    expect(screen.getByText(/Amanhã há mais\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  it('waits for the student to be known before it filters by own answers', async () => {
    const { seen } = open('?estado=erradas', {}, 'somebody');
    await screen.findByRole('checkbox', { name: 'Português', ...hidden });
    expect(seen.map(({ call }) => call)).toEqual(['GET /api/matter']);
  });

  it('filters by own answers for a student', async () => {
    const { seen } = open(
      '?estado=erradas',
      { 'GET /api/customer-area/question/{id}': { ...craseQuestion(), resposta: null, gabarito: null } },
      'student',
    );
    await screen.findByRole('heading', { name: 'Questão 1' });
    expect(seen.find(({ call }) => call === 'GET /api/question')?.args).toEqual({ estado: 'erradas' });
  });

  it("hides and shows a student's hidden questions, with one click each", async () => {
    const { seen } = open(
      '',
      { 'GET /api/customer-area/question/{id}': { ...craseQuestion(), resposta: null, gabarito: null } },
      'student',
    );
    await userEvent.click(await screen.findByText('Comentários e situação'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sem as que ocultei', ...hidden }));
    expect(address()).toBe('?ocultas=excluir');
    await waitFor(() =>
      expect(seen.filter(({ call }) => call === 'GET /api/question').at(-1)?.args).toEqual({ ocultas: 'excluir' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remover filtro Sem as que ocultei' }));
    expect(address()).toBe('');
  });

  it('tells a visitor that own answers need an account', async () => {
    const { seen, store } = open('?estado=erradas');
    expect(await screen.findByText(/Entre na sua conta para filtrar/)).toBeVisible();
    expect(seen.find(({ call }) => call === 'GET /api/question')?.args).toEqual({});
    await userEvent.click(await screen.findByRole('button', { name: 'Certas', ...hidden }));
    expect(store.getState().session.dialog.open).toBe(true);
    expect(address()).toBe('?estado=erradas');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  describe('counts each choice among the questions that the other filters leave', () => {
    const COUNTS: Record<string, { valor: string; questoes: number }[]> = {
      assunto: [
        { valor: '1', questoes: 5 },
        { valor: '11', questoes: 3 },
      ],
      dificuldade: [{ valor: '2', questoes: 1234 }],
      uf: [{ valor: 'df', questoes: 31 }],
      banca: [{ valor: '5', questoes: 4 }],
      comentada: [{ valor: 'true', questoes: 8 }],
      estado: [{ valor: 'erradas', questoes: 6 }],
    };
    const facets: FakeCalls = {
      'GET /api/question/facet': ({ faceta }) => ({ data: COUNTS[faceta] ?? [] }),
      'GET /api/institution': {
        ...pageOf([]),
        data: [{ id: 5, tipo: 'banca', sigla: 'FGV', nome: 'Fundação', slug: 'fgv', questoes: 99, provas: 1 }],
      },
    };
    const rowOf = (name: string) => screen.getByRole('checkbox', { name, ...hidden }).closest('li');

    it('in the tree, which shows the whole bank without a filter', async () => {
      const { seen } = open('', facets);
      await screen.findByRole('checkbox', { name: 'Português', ...hidden });
      expect(rowOf('Português')).toHaveTextContent('Português7');
      expect(seen.filter(({ call }) => call === 'GET /api/question/facet')).toEqual([]);
    });

    it('in the tree, and requests nothing anew when its own choices change', async () => {
      const { seen } = open('?ano[]=2024', facets);
      await waitFor(() => expect(rowOf('Português')).toHaveTextContent('Português5'));
      expect(rowOf('Matemática')).toHaveTextContent('Matemática0');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Matemática', ...hidden }));
      const asked = seen.filter(({ call, args }) => call === 'GET /api/question/facet' && args['faceta'] === 'assunto');
      expect(asked.map(({ args }) => args)).toEqual([{ faceta: 'assunto', ano: [2024] }]);
      expect(rowOf('Português')).toHaveTextContent('Português5');
    });

    it('in chips, lists and switches, once their section is open', async () => {
      const { seen } = open('?materia_id[]=1', facets);
      await userEvent.click(await screen.findByText('Dificuldade'));
      expect(await screen.findByRole('button', { name: 'Fácil 1.234', ...hidden })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Difícil 0', ...hidden })).toBeInTheDocument();
      await userEvent.click(screen.getByText('UF'));
      expect(await screen.findByRole('button', { name: 'Distrito Federal 31', ...hidden })).toBeInTheDocument();
      await userEvent.click(screen.getByText('Banca'));
      await waitFor(() => expect(rowOf('FGV')).toHaveTextContent('FGV4'));
      await userEvent.click(screen.getByText('Comentários e situação'));
      expect(
        await screen.findByRole('checkbox', { name: 'Só com gabarito comentado 8', ...hidden }),
      ).toBeInTheDocument();
      const asked = seen.filter(({ call }) => call === 'GET /api/question/facet').map(({ args }) => args);
      expect(asked).toContainEqual({ faceta: 'banca', materia_id: [1], valores: ['5'] });
      expect(asked.map(({ faceta }) => faceta)).not.toContain('ano');
    });

    it('of own answers, once the student is known', async () => {
      open('', { ...facets, 'GET /api/question': pageOf([]) }, 'student');
      expect(await screen.findByRole('button', { name: 'Erradas 6', ...hidden })).toBeInTheDocument();
    });

    it('except with a host that cannot: then only the totals of the whole bank are shown', async () => {
      open('?ano[]=2024', { ...facets, 'GET /api/question/facet': refuse(404, { erro: 'Não há.' }) });
      await screen.findByRole('heading', { name: 'Questão 1' });
      expect(rowOf('Português')).toHaveTextContent(/^Português$/);
    });
  });

  describe('keys, before any question has the focus', () => {
    type Notify = (target: Element, isIntersecting: boolean) => void;
    const notifiers: { margin: string | undefined; notify: Notify }[] = [];

    beforeAll(() => {
      class FakeObserver {
        constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
          const notify: Notify = (target, isIntersecting) =>
            callback(
              [{ isIntersecting, target } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            );
          notifiers.push({ margin: options.rootMargin, notify });
        }
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      }
      Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    });
    afterAll(() => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    });

    const sheetOf = (position: number) =>
      screen.getByRole('heading', { name: `Questão ${position}` }).closest('article') as HTMLElement;
    const see = (element: Element, inView: boolean, atBand: boolean) =>
      act(() => {
        for (const { margin, notify } of notifiers.filter(({ margin: own }) => own !== '200px'))
          notify(element, margin === undefined ? inView : atBand);
      });
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    const questions = [
      craseQuestion(),
      craseQuestion({
        id: 13,
        codigo: 'Q13',
        alternativas: craseQuestion().alternativas.map((one) => ({ ...one, id: one.id + 100 })),
      }),
    ];

    it('act on the question being read', async () => {
      open('', listCalls(questions));
      await screen.findByRole('heading', { name: 'Questão 2' });
      await userEvent.keyboard('b');
      expect(chosen()).toHaveLength(0);
      see(sheetOf(1), true, false);
      see(sheetOf(2), true, true);
      await userEvent.keyboard('b');
      expect(within(sheetOf(2)).getByRole('radio', { name: /Fui a praia/ })).toBeChecked();
      expect(chosen()).toHaveLength(1);
    });

    it('leave the focused question once it is out of view', async () => {
      open('', listCalls(questions));
      await screen.findByRole('heading', { name: 'Questão 2' });
      see(sheetOf(1), true, true);
      await userEvent.keyboard('a');
      expect(within(sheetOf(1)).getByRole('radio', { name: /Fui à praia/ })).toBeChecked();
      see(sheetOf(2), true, true);
      await userEvent.keyboard('c');
      expect(within(sheetOf(1)).getByRole('radio', { name: /Fui há praia/ })).toBeChecked();
      see(sheetOf(1), false, false);
      await userEvent.keyboard('b');
      expect(within(sheetOf(2)).getByRole('radio', { name: /Fui a praia/ })).toBeChecked();
    });

    it('do nothing while a text is typed', async () => {
      open('', listCalls(questions));
      await screen.findByRole('heading', { name: 'Questão 2' });
      see(sheetOf(1), true, true);
      await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar nas questões' }), 'abc');
      expect(chosen()).toHaveLength(0);
    });
  });
});
