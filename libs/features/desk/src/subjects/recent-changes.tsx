import { useUndoSubjectActMutation, type ApiError } from '@mapa/api-client';
import { legalTimeText, optionLabel, SUBJECT_ACTS } from '@mapa/domain';
import { Button, FieldError, ItemTitle, Meta, toast, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskSubjects } from '../model';
import { UNDER_WAY } from '../tasks/under-way';

type Change = DeskSubjects['mudancas'][number];

/** Number of changes shown at first. */
const FIRST = 3;

/** The latest changes of the tree, with an undo button unless a later change depends on it. */
export function RecentChanges({ changes, mayUndo }: { changes: readonly Change[]; mayUndo: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  if (changes.length === 0) return null;
  return (
    <section aria-label="Mudanças recentes">
      <ItemTitle as="h2">Mudanças recentes</ItemTitle>
      <Rows>
        {changes.slice(0, isWhole ? undefined : FIRST).map((change) => (
          <ChangeRow key={change.id} change={change} mayUndo={mayUndo} />
        ))}
      </Rows>
      {changes.length > FIRST && !isWhole ? (
        <Button variant="secondary" size="small" onClick={() => setIsWhole(true)}>
          Ver as {changes.length}
        </Button>
      ) : null}
    </section>
  );
}

function ChangeRow({ change, mayUndo }: { change: Change; mayUndo: boolean }) {
  const { id, ato, em, antes, depois } = change;
  const [undo, { error, isLoading }] = useUndoSubjectActMutation();
  const refusal = error as ApiError | undefined;
  const handleUndo = async () => {
    const { data } = await undo({ id });
    if (data) toast.success(data.em_andamento ? UNDER_WAY : `“${data.muda.depois}” voltou a ser o que era.`);
  };
  return (
    <li>
      <span>
        {antes} → {depois}
        <Meta>
          {optionLabel(SUBJECT_ACTS, ato)} · {legalTimeText(em)}
        </Meta>
        {refusal ? <FieldError role="alert">{refusal.message}</FieldError> : null}
      </span>
      {mayUndo ? (
        <Button
          variant="secondary"
          size="small"
          busy={isLoading}
          aria-label={`Desfazer: ${antes} → ${depois}`}
          onClick={() => void handleUndo()}
        >
          Desfazer
        </Button>
      ) : null}
    </li>
  );
}

const Rows = styled.ul`
  display: grid;
  border-top: 1px solid ${token.color.rule};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space.x1} ${token.space.x2};
    padding-block: ${token.space.x1h};
    border-bottom: 1px solid ${token.color.rule};
    overflow-wrap: anywhere;
  }
  & > li > span {
    display: grid;
  }
`;
