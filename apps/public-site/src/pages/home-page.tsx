import { frequentAnswers } from '@mapa/about';
import { useRuntimeConfig } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { HomeScreen, loadHomeScreen } from '@mapa/home';
import { SampleQuestion, loadSampleQuestion } from '@mapa/questions';
import { PlansInShort, loadPlansScreen } from '@mapa/plans';
import { useReturnLogin } from '../auth/use-return-login';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';

/** Separate, as it depends on the session: the screen does not, and so does not render again. */
function ReturnLogin() {
  useReturnLogin();
  return null;
}

export function Component() {
  const { homeTotalsFrom } = useRuntimeConfig();
  return (
    <>
      <ReturnLogin />
      <HomeScreen
        sample={<SampleQuestion />}
        totalsFrom={homeTotalsFrom}
        plans={<PlansInShort />}
        answers={frequentAnswers}
      />
    </>
  );
}

export const meta: Page['meta'] = () => ({
  title: 'Questões, provas e mapas do ENEM, da OAB e de concursos',
  description:
    'Veja o que mais cai na sua prova: mapas de assuntos em ordem de incidência, questões com gabarito, provas, bancas e concursos abertos. Comece de graça.',
  structured: (site) => ({
    '@type': 'WebSite',
    name: 'Mapa',
    inLanguage: 'pt-BR',
    url: site + routePath('home'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site}${routePath('questions')}?busca={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
});

/** A part that fails to load is left out; if all fail, the page fails. */
export const load: Page['load'] = async ({ store }) => {
  const results = await Promise.all([loadHomeScreen(store), loadPlansScreen(store), loadSampleQuestion(store)]);
  const all = results.flat();
  return all.every(({ isError }) => isError) ? outcomeOf(...all) : 'ok';
};
