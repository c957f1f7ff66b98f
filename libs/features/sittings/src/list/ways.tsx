import { UNLESS_PREFETCHED, useSittingRecipesQuery, useStudentMapsQuery } from '@mapa/api-client';
import { durationText, OWN_SITTING_QUESTIONS, ownSittingAddress, questionsOf, routePath } from '@mapa/domain';
import { ChevronRightIcon, ItemTitle, Link, Meta, RowsSkeleton, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Recipe } from '../model';
import { openIn, PAPERS_ID } from '../new/starts';
import { penaltyHint } from '../sitting/texts';

type StudentMap = NonNullable<ReturnType<typeof useStudentMapsQuery>['data']>['data'][number];

interface Way {
  to: string;
  name: string;
  /** What the sitting would be made of. */
  text: string;
}

/** How many recipes, and how many maps, are listed: the page of a new sitting has the others. */
const MOST_OF_A_KIND = 2;

const ofRecipe = ({ id, nome, numeros, minutos, ...rules }: Recipe): Way => ({
  to: ownSittingAddress({ receita: id }),
  name: nome,
  text: `Sua receita · ${questionsOf(numeros)} · ${durationText(minutos * 60_000)}${penaltyHint(rules)}`,
});

const ofMap = ({ mapa: { id, nome } }: StudentMap): Way => ({
  to: ownSittingAddress({ mapa: id, estado: 'nao_respondidas' }),
  name: nome,
  text: 'Seu mapa · as questões ainda não resolvidas',
});

const ofErrors = ({ mapa: { id, nome } }: StudentMap): Way => ({
  to: ownSittingAddress({ mapa: id, estado: 'erradas' }),
  name: 'O que você errou',
  text: `As questões erradas de ${nome}`,
});

const PAPER: Way = {
  to: `${routePath('newSitting')}#${PAPERS_ID}`,
  name: 'Uma prova inteira',
  text: 'Busque pelo nome, ou comece uma das últimas.',
};

const FILTER: Way = {
  to: routePath('questions'),
  name: 'Questões que você filtrar',
  text: 'Na página das questões, em “Simulado”.',
};

const FIRST_MAP: Way = {
  to: routePath('maps'),
  name: 'Um mapa de questões',
  text: 'Escolha um mapa: as questões dele formam simulados.',
};

/**
 * The sittings that the student's recipes and maps allow, and the pages where others begin; a map is left out if it has
 * too few questions for a sitting.
 */
function waysOf(recipes: readonly Recipe[], maps: readonly StudentMap[]): Way[] {
  const open = maps.filter(({ progresso }) => openIn(progresso) >= OWN_SITTING_QUESTIONS.least);
  const [weakest] = maps.toSorted((one, other) => other.progresso.erradas - one.progresso.erradas);
  const hasErrors = weakest !== undefined && weakest.progresso.erradas >= OWN_SITTING_QUESTIONS.least;
  return [
    ...recipes.slice(0, MOST_OF_A_KIND).map(ofRecipe),
    ...open.slice(0, MOST_OF_A_KIND).map(ofMap),
    ...(hasErrors ? [ofErrors(weakest)] : []),
    PAPER,
    FILTER,
    ...(maps.length === 0 ? [FIRST_MAP] : []),
  ];
}

/** Ways to the next sitting: by a recipe, of a map, of the questions answered wrongly, of a paper or a filter. */
export function Ways({ title }: { title: string }) {
  const heading = useId();
  const recipes = useSittingRecipesQuery(undefined, UNLESS_PREFETCHED);
  const maps = useStudentMapsQuery(undefined, UNLESS_PREFETCHED);
  const isWaiting = recipes.isLoading || maps.isLoading;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      {isWaiting ? (
        <RowsSkeleton label="Carregando as sugestões" />
      ) : (
        <ul>
          {waysOf(recipes.data?.data ?? [], maps.data?.data ?? []).map(({ to, name, text }) => (
            <Row key={to}>
              <div>
                <ItemTitle>
                  <Whole look="quiet" to={to}>
                    {name}
                  </Whole>
                </ItemTitle>
                <Meta>{text}</Meta>
              </div>
              <ChevronRightIcon size={20} aria-hidden />
            </Row>
          ))}
        </ul>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1h};
  & > ul {
    border-top: 1px solid ${token.color.rule};
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  padding-block: ${token.space.x1h};
  border-bottom: 1px solid ${token.color.rule};
  & > div {
    display: grid;
    gap: ${token.space.half};
    min-width: 0;
  }
  & > svg {
    flex: none;
    color: ${token.color.inkFaint};
    transition: color ${token.motion.quick};
  }
  ${media.hover} {
    &:hover > svg {
      color: ${token.color.accent};
    }
  }
`;

/** The name is the link; the whole row is clickable. */
const Whole = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
