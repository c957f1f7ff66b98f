import { useQuestionMapListQuery } from '@mapa/api-client';
import { listAddress, fromAddress, questionsOf, routePath } from '@mapa/domain';
import { ButtonLink, Meta, SectionTitle, Skeleton, SubjectRoute, token, type RouteSubject } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { MAPS } from '../queries';
import type { QuestionMap } from '../model';

const SHOWN = 6;

const questionsAbout = listAddress<{ assunto_id: number[] }>(
  routePath('questions'),
  { assunto_id: { key: 'assunto_id[]', read: fromAddress.ids } },
  [],
);

/** The map with the most to show. */
const richest = (maps: readonly QuestionMap[]): QuestionMap | undefined =>
  [...maps].sort((a, b) => b.incidencia.length - a.incidencia.length || b.questoes - a.questoes)[0];

const subjectsOf = ({ incidencia }: QuestionMap): RouteSubject[] =>
  incidencia.slice(0, SHOWN).map(({ id, nome, percentual, questoes }) => ({
    id,
    name: nome,
    weight: percentual,
    total: questoes,
    answered: 0,
    correct: 0,
  }));

/** A map of the catalogue, drawn as students have it before their first answer; nothing where there is none yet. */
export function MapFigure() {
  const { data, isError } = useQuestionMapListQuery(MAPS);
  const map = richest(data?.data ?? []);
  if (!map) return data || isError ? null : <Skeleton height="30rem" />;
  return (
    <Figure aria-labelledby="um-mapa">
      <SectionTitle id="um-mapa">Um mapa, por dentro</SectionTitle>
      <Meta>
        {map.nome} · {questionsOf(map.questoes)}
      </Meta>
      <SubjectRoute
        label={`Assuntos do mapa ${map.nome}`}
        subjects={subjectsOf(map)}
        linkTo={({ id }) => questionsAbout.to({ assunto_id: [Number(id)] })}
      />
      <p>Quanto mais larga a faixa, mais o assunto cai. Conforme você responde, ela se enche.</p>
      <div>
        <ButtonLink to={routePath('maps')}>Escolher o mapa da minha prova</ButtonLink>
      </div>
    </Figure>
  );
}

const Figure = styled.section`
  display: grid;
  gap: ${token.space.x1};
  & > p:not(:first-of-type) {
    padding-block: ${token.space.x1};
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    text-wrap: pretty;
  }
`;
