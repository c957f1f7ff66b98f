import { figure, questionVariantsText, questionsOf, shortName } from '@mapa/domain';
import { ButtonLink, Cluster, Lead, Meta, PageTitle, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { examsOf, factsText } from '../../papers/texts';
import { boardLinks } from '../links';
import type { BoardProfile } from '../model';
import { mapsOf } from '../texts';

/** The years of a board's questions, from first to last. */
function spanOf({ anos }: BoardProfile): string | null {
  const years = anos.flatMap(({ ano }) => ano ?? []);
  const [newest, oldest] = [years[0], years.at(-1)];
  return newest === oldest ? (newest?.toString() ?? null) : `${oldest}–${newest}`;
}

/** Header of a board's page: its name, its totals, and links. */
export function BoardHead({ board }: { board: BoardProfile }) {
  const { id, nome, questoes, provas, mapas, amostra, variantes } = board;
  const name = shortName(board);
  const facts = factsText(questionsOf(questoes), examsOf(provas), mapas > 0 ? mapsOf(mapas) : null, spanOf(board));
  return (
    <Top>
      <PageTitle>{name}</PageTitle>
      {nome === name ? null : <Lead>{nome}</Lead>}
      <Meta>{facts}</Meta>
      {variantes ? <Meta>{questionVariantsText(questoes, variantes)}</Meta> : null}
      {amostra > 0 && amostra !== questoes ? (
        <Meta>As porcentagens são de uma amostra de {figure(amostra)} questões vigentes.</Meta>
      ) : null}
      <Ways $gap="x1h">
        {questoes > 0 ? <ButtonLink to={boardLinks.questions(id)}>Resolver questões</ButtonLink> : null}
        {provas > 0 ? (
          <ButtonLink variant="secondary" to={boardLinks.papers(id)}>
            Ver provas
          </ButtonLink>
        ) : null}
        {mapas > 0 ? (
          <ButtonLink variant="secondary" to={boardLinks.maps(id)}>
            Ver mapas
          </ButtonLink>
        ) : null}
      </Ways>
    </Top>
  );
}

const Top = styled.header`
  display: grid;
  gap: ${token.space.x1};
  padding-bottom: ${token.space.x3};
  ${media.large} {
    padding-bottom: ${token.space.x4};
  }
`;

const Ways = styled(Cluster)`
  margin-top: ${token.space.x1};
`;
