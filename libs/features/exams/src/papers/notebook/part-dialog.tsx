import { useExamIncidenceQuery } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { NOTEBOOK_MAX_QUESTIONS, counted, figure, questionsOf, routePath } from '@mapa/domain';
import { ActionDialog, Field, Link, Select, Stack } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Exam, Incidence } from '../model';

/** The part of a paper from which a notebook is made: its first questions, or those of one matéria or assunto. */
export interface PaperPart {
  limite?: number;
  assunto_id?: number;
}

interface PartDialogProps {
  exam: Exam;
  /** Most questions of a notebook on the plan. */
  most: number;
  busy: boolean;
  /** Why the chosen part failed to load. */
  refusal: unknown;
  onMake: (part: PaperPart) => void;
  onClose: () => void;
}

const FIRST = 'primeiras';

/** Matérias and assuntos of a paper that fit, each assunto below its matéria; numbers in several versions count once in them. */
function subjectsOf({ data }: Incidence, most: number, word: (count: number) => string) {
  const option = (node: Incidence['data'][number], label: string) => ({
    value: String(node.id),
    label: `${label}: ${word(node.questoes)}`,
  });
  const fits = ({ questoes }: Incidence['data'][number]) => questoes <= most;
  return data
    .filter(({ pai_id }) => pai_id === null)
    .flatMap((matter) => [
      ...(fits(matter) ? [option(matter, `Só ${matter.nome}`)] : []),
      ...data
        .filter((node) => node.pai_id === matter.id && fits(node))
        .map((node) => option(node, `Só ${matter.nome}, ${node.nome}`)),
    ]);
}

/** Offers the parts of a paper that is too long for the plan's notebooks. */
export function PartDialog({ exam, most, busy, refusal, onMake, onClose }: PartDialogProps) {
  const { currentData: incidence } = useExamIncidenceQuery({ id: exam.id });
  const [value, setValue] = useState(FIRST);
  const word = exam.variantes ? (count: number) => counted(count, 'número', 'números') : questionsOf;
  const options = [
    { value: FIRST, label: exam.variantes ? `Os primeiros ${word(most)}` : `As primeiras ${word(most)}` },
    ...(incidence ? subjectsOf(incidence, most, word) : []),
  ];
  const handleMake = () => onMake(value === FIRST ? { limite: most } : { assunto_id: Number(value) });
  return (
    <ActionDialog
      title="Esta prova não cabe em um caderno"
      description={`Ela tem ${word(exam.questoes)}, e no plano gratuito um caderno tem até ${figure(most)}. Escolha uma parte.`}
      action="Criar caderno"
      busy={busy}
      onAct={handleMake}
      onClose={onClose}
    >
      <Stack>
        <Field label="O que entra no caderno">
          <Select options={options} value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
        <FailureNote error={refusal} />
        <p>
          Nos planos pagos são até {questionsOf(NOTEBOOK_MAX_QUESTIONS)} por caderno.{' '}
          <Link to={routePath('plans')}>Conhecer os planos</Link>
        </p>
      </Stack>
    </ActionDialog>
  );
}
