import { type FakeCalls, sampleOverview, sampleRoad } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PerformanceScreen } from '../screen/performance-screen';

const ROAD = 'GET /api/customer-area/road';
const open = (road: FakeCalls[typeof ROAD]) =>
  showAsStudent(<PerformanceScreen />, {
    calls: { 'GET /api/customer-area/performance': sampleOverview(), [ROAD]: road },
  });
const part = async () => within(await screen.findByRole('region', { name: 'Caminho até a prova' }));

describe('the road to the exam', () => {
  it('says how much of the programme is covered, and how much will be by the plan', async () => {
    open(sampleRoad());
    const road = await part();
    expect(road.getByText(/Faltam 8 dias até a prova, em 02\/12\/2026/)).toHaveTextContent(
      '50% do programa visto; pelo plano, 81% até a prova.',
    );
    expect(road.getByText(/^\+0,8 ponto/)).toHaveTextContent('(de +0,2 a +1,4, com 95% de confiança)');
    expect(road.getByText(/^\+0,4 ponto/)).toHaveTextContent(
      '(de −0,1 a +0,9, com 95% de confiança; pode não ser nada)',
    );
  });

  it('tells each week by keys and in a table, the past as it was and the rest as planned', async () => {
    open(sampleRoad());
    const road = await part();
    const picture = road.getByRole('slider', { name: 'O programa, semana a semana' });
    expect(picture).toHaveAttribute(
      'aria-valuetext',
      'semana de 23 de nov., como foi: 40 primeiras respostas; 20% forte, 20% em aberto, 10% fraco, 50% não visto',
    );
    picture.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(road.getByText(/^semana de 23 de nov., pelo plano: 90 questões planejadas; .* 20% planejado/)).toBeVisible();
    await userEvent.click(road.getByText('Ver como tabela'));
    expect(road.getAllByRole('row').slice(1)).toHaveLength(4);
    expect(road.getByRole('row', { name: /30 de nov., plano 48 20% 20% 10% 30,5% 19,5%/ })).toBeVisible();
  });

  it('says what is missing: a day, answers enough, or a goal', async () => {
    const { unmount } = open(
      sampleRoad({ data_prova: null, dias: null, semanas: sampleRoad().caminho.semanas.slice(0, 2) }),
    );
    expect((await part()).getByRole('link', { name: 'Diga em Hoje o dia da prova' })).toBeVisible();
    unmount();
    const few = open(sampleRoad({ faltam_respostas: 37, esta_semana: null, semana_a_mais: null }));
    expect((await part()).getByText(/não dá para dizer ainda: depois de mais 37 questões/)).toBeVisible();
    few.unmount();
    open({ caminho: null });
    expect(await screen.findByText(/de acerto$/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Caminho até a prova' })).toBeNull();
  });
});
