import { routePath } from '@mapa/domain';
import { ButtonLink, Cluster, Lead, PageTitle, SectionTitle } from '@mapa/ui-kit';
import { Paper, Part } from './paper';

/** Page about the project: who maintains it and what it is for. */
export function AboutScreen() {
  return (
    <Paper>
      <header>
        <PageTitle>Quem somos</PageTitle>
        <Lead>O Mapa mostra o que cai na sua prova, em que ordem estudar e quanto do caminho você já andou.</Lead>
      </header>
      <Part aria-labelledby="o-que-fazemos">
        <SectionTitle id="o-que-fazemos">O que fazemos</SectionTitle>
        <p>
          Reunimos provas de concursos e exames, organizamos as questões por assunto e medimos quanto cada um é cobrado.
          Daí nasce um mapa: os assuntos de uma prova, do que mais cai ao que menos cai, cada um com as suas questões.
        </p>
      </Part>
      <Part aria-labelledby="no-que-acreditamos">
        <SectionTitle id="no-que-acreditamos">No que acreditamos</SectionTitle>
        <ul>
          <li>O que você respondeu é seu: não se perde sem internet e pode ser levado ou apagado quando quiser.</li>
          <li>Um número só vale com a conta que o sustenta: onde há poucas questões, dizemos que não há base.</li>
          <li>O gabarito vem depois da resposta. Quem só quer ler, lê, e isso não entra na estatística.</li>
          <li>Os limites do plano gratuito são ditos antes, nunca no meio do estudo.</li>
        </ul>
        <Cluster>
          <ButtonLink to={routePath('maps')}>Ver os mapas</ButtonLink>
          <ButtonLink variant="secondary" to={routePath('help')}>
            Perguntas e respostas
          </ButtonLink>
        </Cluster>
      </Part>
    </Paper>
  );
}
