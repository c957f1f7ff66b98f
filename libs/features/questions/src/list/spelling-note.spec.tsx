import { type FakeCalls, pageOf } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { renderScreen, craseQuestion, listCalls } from '@mapa/question/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionsScreen } from './questions-screen';

const READ = {
  busca: 'crase facultativa',
  exata: '"craze" "fakultativa"',
  palavras: [
    { digitada: 'craze', sugerida: 'crase' },
    { digitada: 'fakultativa', sugerida: 'facultativa' },
  ],
  usada: true,
};

const open = (grafia: typeof READ, busca: string) => {
  const list: FakeCalls['GET /api/question'] = (args) =>
    args.busca === busca ? { ...pageOf([craseQuestion()]), grafia } : pageOf([]);
  return renderScreen(
    <QuestionsScreen renderAction={({ filters, name }) => <p>{`Caderno ${name}: ${JSON.stringify(filters)}`}</p>} />,
    {
      as: 'visitor',
      route: `${routePath('questions')}?busca=${encodeURIComponent(busca)}&ano[]=2024`,
      calls: { ...listCalls(), 'GET /api/question': list },
    },
  );
};
const address = () => new URLSearchParams(screen.getByLabelText('Endereço').textContent ?? '');

describe('a search with mistyped words', () => {
  it('says what was searched, keeps the typed text, and searches exactly that on demand', async () => {
    open(READ, 'craze fakultativa');
    const note = await screen.findByText('“crase facultativa”');
    expect(note.closest('[role=status]')).toHaveTextContent(
      'Mostrando resultados de “crase facultativa”. Nenhuma questão tem “craze” ou “fakultativa”.',
    );
    expect(screen.getByRole('searchbox', { name: 'Buscar nas questões' })).toHaveValue('craze fakultativa');
    expect(address().get('busca')).toBe('craze fakultativa');
    await userEvent.click(screen.getByRole('link', { name: 'Buscar exatamente o que digitei' }));
    expect(address().get('busca')).toBe(READ.exata);
    expect(address().get('ano[]')).toBe('2024');
    expect(screen.getByRole('searchbox', { name: 'Buscar nas questões' })).toHaveValue(READ.exata);
    expect(screen.queryByText('“crase facultativa”')).not.toBeInTheDocument();
  });

  it('makes a notebook of the corrected search', async () => {
    open(READ, 'craze fakultativa');
    expect(await screen.findByText(/^Caderno “crase facultativa”.*"busca":"crase facultativa"/)).toBeVisible();
  });

  it('offers another word beside a rare one, with a link', async () => {
    open({ ...READ, usada: false }, 'craze');
    const link = await screen.findByRole('link', { name: '“crase facultativa”' });
    expect(link.closest('[role=status]')).toHaveTextContent('Você quis dizer “crase facultativa”?');
    expect(screen.getByText(/^Caderno “craze”.*"busca":"craze"/)).toBeVisible();
    await userEvent.click(link);
    expect(address().get('busca')).toBe('crase facultativa');
  });
});
