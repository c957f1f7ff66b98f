import { useMatterListQuery, useQuestionCountQuery, type ApiError } from '@mapa/api-client';
import {
  MAX_SUBJECT_CHOICES,
  MESSAGES,
  SYLLABUS_MAX_LENGTH,
  figure,
  matchSyllabus,
  questionsOf,
  type RecognisedSyllabus,
} from '@mapa/domain';
import { Button, Dialog, Field, TextArea, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { NotebookFilters } from '../model';
import { filterOf, firstChoice, isAskable } from './chosen';
import { RecognisedList } from './recognised-list';

export interface SyllabusDialogProps {
  open: boolean;
  onClose: () => void;
  /** Receives the filter for the chosen subjects, with its number of questions. */
  onChosen: (filters: NotebookFilters, total: number) => void;
}

/**
 * Recognises the programme of an edital, shows the result, and lets the student choose. Keeps the pasted text while
 * closed.
 */
export function SyllabusDialog({ open, onClose, onChosen }: SyllabusDialogProps) {
  const matters = useMatterListQuery({});
  const [text, setText] = useState('');
  const [syllabus, setSyllabus] = useState<RecognisedSyllabus | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const filters = filterOf(syllabus?.matters ?? [], chosen);
  const canAsk = isAskable(filters);
  const count = useQuestionCountQuery(filters, { skip: !canAsk });
  const total = canAsk ? count.currentData?.total : 0;
  const isFound = syllabus !== null && syllabus.matters.length > 0;
  const isTooLong = text.length > SYLLABUS_MAX_LENGTH;
  const problem = isTooLong
    ? `O texto tem ${figure(text.length)} caracteres e cabem ${figure(SYLLABUS_MAX_LENGTH)}. Deixe só o conteúdo programático.`
    : matters.isError
      ? 'A lista de matérias não pôde ser carregada. Feche e abra de novo.'
      : syllabus
        ? 'Não reconhecemos nenhuma matéria nem assunto neste texto. Confira se é o conteúdo programático.'
        : undefined;

  const handleRecognise = () => {
    const found = matchSyllabus(text, matters.data?.data ?? []);
    setSyllabus(found);
    setChosen(firstChoice(found.matters));
  };
  const handleToggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="medium"
      title="Caderno de um edital"
      description={
        isFound
          ? 'Isto é o que reconhecemos. Desmarque o que não quiser.'
          : 'Cole o conteúdo programático do edital. Reconhecemos nele as matérias e os assuntos que temos.'
      }
      footer={
        isFound ? (
          <>
            <Button variant="secondary" onClick={() => setSyllabus(null)}>
              Voltar ao texto
            </Button>
            <Button disabled={!total} onClick={() => onChosen(filters, total ?? 0)}>
              {total === undefined && !count.isError ? MESSAGES.busy : `Continuar com ${questionsOf(total ?? 0)}`}
            </Button>
          </>
        ) : (
          <Button disabled={text.trim() === '' || isTooLong} busy={matters.isLoading} onClick={handleRecognise}>
            Reconhecer assuntos
          </Button>
        )
      }
    >
      {isFound ? (
        <>
          <RecognisedList syllabus={syllabus} chosen={chosen} onToggle={handleToggle} />
          {chosen.size > 0 && !canAsk ? (
            <Problem role="alert">Um caderno cobre até {MAX_SUBJECT_CHOICES} assuntos. Desmarque alguns.</Problem>
          ) : null}
          {count.isError && canAsk ? <Problem role="alert">{(count.error as ApiError).message}</Problem> : null}
        </>
      ) : (
        <Field label="Conteúdo programático" hint="O texto fica neste aparelho: ele não é enviado." error={problem}>
          <TextArea rows={12} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </Dialog>
  );
}

const Problem = styled.p`
  margin-top: ${token.space.x2};
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
