import { refuse, sampleRecipe, sampleUuid, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recipe } from '../model';
import { Recipes } from './recipes';

const FORGET = 'DELETE /api/customer-area/sitting-recipe/{id}';
const BEGIN = 'POST /api/customer-area/sitting';

const open = (recipes: readonly Recipe[], calls: FakeCalls = {}) =>
  showAsStudent(<Recipes recipes={recipes} />, { calls });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const recipesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleRecipe({ id: sampleUuid(710 + at), nome: `Receita ${at}` }));
const part = async () => within(await screen.findByRole('region', { name: 'Suas receitas' }));

describe('the student’s recipes', () => {
  it('are repeated by one press, and deleted', async () => {
    const recipe = sampleRecipe();
    const { seen } = open([recipe], {
      [BEGIN]: refuse(422, { receita_id: ['Você já tem um simulado desta receita em andamento.'] }),
      [FORGET]: { success: true },
    });
    const list = await part();
    expect(list.getByText('10 questões · 20 min')).toBeInTheDocument();
    await press('Começar “Só Português” com outras questões');
    expect(await list.findByText('Você já tem um simulado desta receita em andamento.')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({ receita_id: recipe.id });
    await press('Apagar a receita “Só Português”');
    await waitFor(() => expect(seen.some(({ call }) => call === FORGET)).toBe(true));
  });

  it('show the first four, and the others when asked for', async () => {
    open(recipesOf(6));
    const list = await part();
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    await press('Ver todas as 6 receitas');
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    expect(list.queryByRole('button', { name: /^Ver todas/ })).not.toBeInTheDocument();
  });

  it('show one more rather than a button', async () => {
    open(recipesOf(5));
    const list = await part();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(list.queryByRole('button', { name: /^Ver todas/ })).not.toBeInTheDocument();
  });

  it('are told apart where they share a name', async () => {
    const settings = [
      { nome: 'Mapa', numeros: 10 },
      { nome: 'Mapa', numeros: 20, penaliza_erro: true },
      { nome: 'Mapa', numeros: 20 },
      { nome: 'Mapa', numeros: 20, usada_em: '2026-11-21T13:00:00.000Z' },
      { nome: 'Só Direito' },
    ];
    open(settings.map((own, at) => sampleRecipe({ id: sampleUuid(710 + at), ...own })));
    const list = await part();
    const links = list.getAllByRole('link').map(({ textContent }) => textContent);
    const same = 'Mapa · 20 questões';
    expect(links).toEqual(['Mapa · 10 questões', same, same, same, 'Só Direito']);
    expect(list.getByText('20 min · desconto por erro')).toBeInTheDocument();
    const names = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toContain('Começar “Mapa · 10 questões” com outras questões');
    expect(names).toContain('Apagar a receita “Mapa · 20 questões · 20 min · desconto por erro”');
    expect(names).toContain('Começar “Só Direito” com outras questões');
    expect(new Set(names).size).toBe(names.length);
  });
});
