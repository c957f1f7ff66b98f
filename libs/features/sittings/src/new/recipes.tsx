import { useRemoveRecipeMutation } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { figure, routePath } from '@mapa/domain';
import { Button, IconButton, ItemTitle, Link, Meta, SectionTitle, token, Trash2Icon } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Recipe } from '../model';
import { recipeTexts, type RecipeTexts } from './recipe-texts';
import { useBegin } from './use-begin';

/** Number of recipes shown before expanding; one more is shown rather than a button. */
const FIRST = 4;

/** The student's recipes, last used first: each can begin again with other questions. */
export function Recipes({ recipes }: { recipes: readonly Recipe[] }) {
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  if (recipes.length === 0) return null;
  const texts = recipeTexts(recipes);
  const shown = isWhole || recipes.length <= FIRST + 1 ? texts : texts.slice(0, FIRST);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Suas receitas</SectionTitle>
      <Meta>Cada começo traz outras questões.</Meta>
      <ul>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <Line recipe={recipe} />
          </li>
        ))}
      </ul>
      {shown.length < recipes.length ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            Ver todas as {figure(recipes.length)} receitas
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

function Line({ recipe: { id, title, facts, label } }: { recipe: RecipeTexts }) {
  const { begin, isBusy, error } = useBegin();
  const [remove, { isLoading: isRemoving, error: failure }] = useRemoveRecipeMutation();
  const refusal = error ?? failure;
  return (
    <>
      <Row>
        <div>
          <ItemTitle>
            <Link look="quiet" to={`${routePath('newSitting')}?receita=${id}`}>
              {title}
            </Link>
          </ItemTitle>
          <Meta>{facts}</Meta>
        </div>
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={`Começar “${label}” com outras questões`}
          onClick={() => void begin({ receita_id: id })}
        >
          Começar
        </Button>
        <IconButton label={`Apagar a receita “${label}”`} disabled={isRemoving} onClick={() => void remove({ id })}>
          <Trash2Icon size={18} aria-hidden />
        </IconButton>
      </Row>
      {refusal ? <FailureNote error={refusal} /> : null}
    </>
  );
}

/** A section beside or below the form. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1};
  li {
    border-bottom: 1px solid ${token.color.rule};
  }
`;

/** A line with its actions at the end; below it where a long name would be squeezed. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  padding-block: ${token.space.x1h};
  & > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;
