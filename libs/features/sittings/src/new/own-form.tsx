import { apiErrorOf } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { OWN_SITTING_ADDRESS, OWN_SITTING_MINUTES, OWN_SITTING_QUESTIONS, type OwnSittingSource } from '@mapa/domain';
import { Button, Checkbox, ErrorState, Field, Meta, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Recipe } from '../model';
import { NarrowingField } from './narrowing-field';
import { NumberField } from './number-field';
import { SharesField } from './shares-field';
import { SourceField, type useSources } from './source-field';
import { availableText, paceText } from './texts';
import { useBegin } from './use-begin';
import { useNewSitting } from './use-new-sitting';

export interface OwnFormProps {
  /** Sources with which the form may open, the preferred one first. */
  starts: readonly OwnSittingSource[];
  opened: OwnSittingSource;
  sources: ReturnType<typeof useSources>;
  /** The recipe to change; null: a new one. */
  recipe: Recipe | null;
}

const ONLY_NEW = 'nao_respondidas';

/** Form for an own sitting. The proposed values can be started at once. */
export function OwnForm({ starts, opened, sources, recipe }: OwnFormProps) {
  const sitting = useNewSitting(
    starts,
    recipe
      ? {
          questions: recipe.numeros,
          minutes: recipe.minutos,
          isPenalised: recipe.penaliza_erro ?? false,
          name: recipe.nome,
        }
      : {},
  );
  const { begin, isBusy, error: refusal } = useBegin();
  const { source, proposal, error, available, wanted } = sitting;
  const { least, most } = OWN_SITTING_QUESTIONS;
  const onChange = (change: Partial<OwnSittingSource>) => sitting.setSource(OWN_SITTING_ADDRESS.change(source, change));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void begin({ receita: sitting.recipe });
      }}
    >
      <SourceField source={source} opened={opened} sources={sources} onChange={sitting.setSource} />
      {error && !proposal ? <ErrorState onRetry={sitting.refetch}>{apiErrorOf(error).message}</ErrorState> : null}
      {!proposal && !error ? <Skeleton lines={5} /> : null}
      {proposal ? (
        <>
          <Numbers>
            <Field label="Questões">
              <NumberField
                unit="questões"
                value={sitting.recipe.numeros}
                least={least}
                most={available < least ? most : Math.min(available, most)}
                step={5}
                onChange={(questions) => sitting.change({ questions })}
              />
            </Field>
            <Field label="Minutos">
              <NumberField
                unit="minutos"
                value={sitting.recipe.minutos}
                {...OWN_SITTING_MINUTES}
                step={5}
                onChange={(minutes) => sitting.change({ minutes })}
              />
            </Field>
          </Numbers>
          <Meta aria-live="polite">
            {availableText(available, wanted)} {paceText(proposal)}
          </Meta>
          <Checkbox
            checked={source.estado === ONLY_NEW}
            onChange={(event) => onChange({ estado: event.target.checked ? ONLY_NEW : undefined })}
          >
            Só as que ainda não respondi
          </Checkbox>
          <Checkbox
            checked={sitting.isPenalised}
            onChange={(event) => sitting.change({ isPenalised: event.target.checked })}
          >
            Desconto por erro: uma errada anula uma certa
          </Checkbox>
          <SharesField parts={proposal.partes} shares={sitting.shares} onMove={sitting.move} />
          <NarrowingField source={source} proposal={proposal} sitting={sitting} onChange={onChange} />
          {refusal ? <FailureNote error={refusal} /> : null}
          <Button type="submit" busy={isBusy} disabled={available < least || !sitting.isCurrent}>
            Começar
          </Button>
        </>
      ) : null}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space.x2};
`;
