import { useRemoveRecipeMutation } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { durationText, questionsOf, routePath } from '@mapa/domain';
import { Button, IconButton, ItemTitle, Link, Meta, SectionTitle, token, Trash2Icon } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Recipe } from '../model';
import { penaltyHint } from '../sitting/texts';
import { useBegin } from './use-begin';

/** The student's recipes: each can begin again with other questions. */
export function Recipes({ recipes }: { recipes: readonly Recipe[] }) {
  const heading = useId();
  if (recipes.length === 0) return null;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Suas receitas</SectionTitle>
      <Meta>Cada começo traz outras questões.</Meta>
      <ul>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Line recipe={recipe} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Line({ recipe }: { recipe: Recipe }) {
  const { id, nome, numeros, minutos } = recipe;
  const { begin, isBusy, error } = useBegin();
  const [remove, { isLoading: isRemoving, error: failure }] = useRemoveRecipeMutation();
  const refusal = error ?? failure;
  return (
    <>
      <Row>
        <div>
          <ItemTitle>
            <Link look="quiet" to={`${routePath('newSitting')}?receita=${id}`}>
              {nome}
            </Link>
          </ItemTitle>
          <Meta>
            {questionsOf(numeros)} · {durationText(minutos * 60_000)}
            {penaltyHint(recipe)}
          </Meta>
        </div>
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={`Começar “${nome}” com outras questões`}
          onClick={() => void begin({ receita_id: id })}
        >
          Começar
        </Button>
        <IconButton label={`Apagar a receita “${nome}”`} disabled={isRemoving} onClick={() => void remove({ id })}>
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
