import { useSittingRecipesQuery } from '@mapa/api-client';
import { OWN_SITTING_ADDRESS, type OwnSittingSource, routePath } from '@mapa/domain';
import { Lead, Link, Page, PageTitle, RowsSkeleton, Stack, media, token } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Recipe } from '../model';
import { OwnForm } from './own-form';
import { Papers } from './papers';
import { Recipes } from './recipes';
import { useSources } from './source-field';
import { startsOf } from './starts';

export interface NewSittingScreenProps {
  /** Renders the dialog that chooses the part of a paper and begins its sitting. */
  renderPaper: (examId: number, onClose: () => void) => ReactNode;
}

/** A recipe's source in the address's form. */
const sourceOf = ({ filtros = {}, mapa_id, caderno_id }: Recipe): OwnSittingSource => ({
  ...filtros,
  ...(mapa_id !== undefined && { mapa: mapa_id }),
  ...(caderno_id !== undefined && { caderno: caderno_id }),
});

/** The papers from which the student's maps were made. */
const papersOf = ({ maps }: ReturnType<typeof useSources>) =>
  maps.flatMap(({ mapa: { prova_id, nome } }) => (prova_id === null ? [] : [{ id: prova_id, nome }]));

/** Begins a sitting: an own one, one by a stored recipe, or one of a paper. */
export function NewSittingScreen({ renderPaper }: NewSittingScreenProps) {
  const [params] = useSearchParams();
  const opened = OWN_SITTING_ADDRESS.parse(params);
  const sources = useSources();
  const recipes = useSittingRecipesQuery();
  const recipe = recipes.data?.data.find(({ id }) => id === opened.receita) ?? null;
  const isSettled = sources.isSettled && (opened.receita === undefined || !recipes.isLoading);
  return (
    <Screen>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('sittings')}>
          Simulados
        </Link>
      </Way>
      <Stack as="header" $gap="x1">
        <PageTitle>Novo simulado</PageTitle>
        <Lead>Com relógio e folha de respostas; o gabarito vem no fim.</Lead>
      </Stack>
      <Parts>
        <FormPlace>
          {isSettled ? (
            <Own key={params.toString()} opened={opened} sources={sources} recipe={recipe} />
          ) : (
            <RowsSkeleton label="Carregando as escolhas" />
          )}
        </FormPlace>
        <Stack $gap="x4">
          <Recipes recipes={recipes.data?.data ?? []} />
          <Papers ownPapers={papersOf(sources)} renderPaper={renderPaper} />
        </Stack>
      </Parts>
    </Screen>
  );
}

interface OwnProps {
  opened: OwnSittingSource;
  sources: ReturnType<typeof useSources>;
  recipe: Recipe | null;
}

/** The form, with the sources of the moment when it opened: a list that is loaded again does not change the choice. */
function Own({ opened, sources, recipe }: OwnProps) {
  const [starts] = useState(() => (recipe ? [sourceOf(recipe)] : startsOf(opened, sources.maps)));
  return <OwnForm starts={starts} opened={opened} sources={sources} recipe={recipe} />;
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  padding-block: ${token.space.x3} ${token.space.x8};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4};
  ${media.wide} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: ${token.space.x6};
  }
`;

/**
 * As high as the form with its parts folded, so that what stands below keeps its place while the form loads. On a phone
 * the hint and the penalty's label take two lines each.
 */
const FormPlace = styled.div`
  --form-height: 30.5rem;
  min-height: var(--form-height);
  & > [role='status'] {
    max-height: var(--form-height);
    overflow: hidden;
  }
  ${media.medium} {
    --form-height: 27.75rem;
  }
`;

const Way = styled.nav`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
